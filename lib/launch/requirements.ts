import { variableOf } from '@/lib/config/schema';
import { FIGURE_NAMES } from '@/lib/region/figures';
import type { Language } from '@/lib/region/languages';
import { regions, type Region } from '@/lib/region/regions';

/*
 * What laws and app stores require of a site. The sources were found in public pages, as excerpts,
 * in November 2026; no whole legal text was read. This is not legal advice.
 *
 * A source names who must comply, the legal text, and the confidence if it is not high.
 */
const RULE_26 = 'any company, Companies (Incorporation) Rules 2014, rule 26(1)';
const RBI =
  'regulated lender and its service providers, RBI digital lending rules, medium confidence';
const RBI_LENDER = 'regulated lender, RBI digital lending rules, medium confidence';
const NBFC = 'NBFC, RBI circular of 18 February 2013, since 2025 in the Master Directions';
const NBFC_CHARGES = 'NBFC, RBI Master Directions, medium confidence';
const NBFC_COMPLAINTS =
  'NBFC with customers and from a size on, Integrated Ombudsman Scheme 2026, medium confidence';
/** Sources that only advise. `--launch` does not fail because of them. */
export const RECOMMENDED = 'recommended, not required; IS 17802 binds firms under SEBI';
const DPDP = 'any company from May 2027, DPDP Act 2023, section 5';
const OJK = 'online lender under OJK, SEOJK 19/SEOJK.06/2025';
const OJK_FIGURES = 'its figures, SEOJK 19/SEOJK.06/2023, medium confidence';
const OJK_LICENCE = 'firm under OJK, OJK advertising guide 2019, medium confidence';
const OJK_COMPLAINTS = 'firm under OJK, POJK 22/2023, medium confidence';
export const OJK_LIMIT = 'online lender under OJK, daily limits on costs, low confidence';
const DATA_LAW = 'any company, Law 27/2022, article 21(1)';
export const MADE_UP = 'this site, which otherwise shows a made-up value';
export const GOOGLE = 'listing at Google Play, policy "Personal loans"';
export const ADS = 'landing page of ads, Google Ads policy "Personal loans"';
export const APPLE = 'App Store, App Review Guideline 3.2.2(ix)';

/** Sources that do not apply to a company that names other companies as lenders. */
export const FOR_LENDERS_ONLY = [RBI_LENDER, NBFC, NBFC_CHARGES, NBFC_COMPLAINTS];

/**
 * A fact or a page; the variables (separated by commas) or the page that provide it; and its
 * sources. `terms.md` is a page in `content/`.
 */
export type Requirement = readonly [what: string, where: string, ...sources: string[]];

const EXAMPLE = `${variableOf.offerTerms.example} or ${Object.values(variableOf.offerTerms.exampleFigures).join(', ')}`;

/**
 * What app stores require in the listing of an app, and ad networks on the page that an ad leads
 * to. The site should say the same as the listing.
 */
const STORE_REQUIREMENTS: readonly Requirement[] = [
  ['shortest and longest term', 'NEXT_PUBLIC_TERM_IN_DAYS', GOOGLE, ADS, APPLE],
  ['maximum APR', 'NEXT_PUBLIC_MAX_APR', GOOGLE, ADS, APPLE],
  ['representative example of the total cost', EXAMPLE, GOOGLE, ADS],
];

/** Only those that the region has a value for. `off` counts as a statement of the company, too. */
const figuresOf = (region: Region): Requirement => [
  'figures of the offer, as promised by the company, or off',
  FIGURE_NAMES.filter((name) => name in regions[region].figures)
    .map((name) => variableOf.figures[name])
    .join(', '),
  'this site, which otherwise promises those of an example',
];

const COMPLAINTS = 'NEXT_PUBLIC_COMPLAINTS_PHONE or NEXT_PUBLIC_COMPLAINTS_EMAIL';
const PRIVACY = 'NEXT_PUBLIC_PRIVACY_URL or privacyPolicy.md';
const LENDERS = 'NEXT_PUBLIC_NBFC or NEXT_PUBLIC_LENDER, NEXT_PUBLIC_LENDER_URL';
const FEES = 'NEXT_PUBLIC_FEES';
const PERFORMANCE = Object.values(variableOf.legal.performance).join(', ');

/** What a site lacks whose form sends personal data. */
export const NOTICE: Readonly<Record<Region, Requirement>> = {
  india: ['notice where data are typed', `formNotice.md or ${PRIVACY}`, DPDP],
  indonesia: ['information before consent', `formNotice.md or ${PRIVACY}`, DATA_LAW],
};

/** A language in which a region's sites must inform, and the source. */
export const REQUIRED_LANGUAGES: Readonly<Partial<Record<Region, readonly [Language, string]>>> = {
  indonesia: ['id', 'firm under OJK, POJK 22/2023, medium confidence'],
};

export const REQUIREMENTS: Readonly<Record<Region, readonly Requirement[]>> = {
  india: [
    figuresOf('india'),
    ['name of the company', 'NEXT_PUBLIC_COM_NAME', RULE_26, MADE_UP],
    ['registered office', 'NEXT_PUBLIC_ADDRESS', RULE_26, ADS, MADE_UP],
    ['CIN', 'NEXT_PUBLIC_CIN', RULE_26],
    ['phone', 'NEXT_PUBLIC_PHONE', RULE_26],
    ['email', 'NEXT_PUBLIC_EMAIL', RULE_26, MADE_UP],
    ['contact person', 'NEXT_PUBLIC_COMPLAINTS_NAME', RULE_26],
    ['NBFC registration, or the lenders with their sites', LENDERS, RBI, `${GOOGLE}, India`],
    ['contact of the complaints officer', COMPLAINTS, RBI],
    ['privacy policy', PRIVACY, RBI, GOOGLE],
    ['terms', 'NEXT_PUBLIC_TERMS_URL or terms.md', RBI],
    ['fair practices code', 'fairPracticesCode.md', NBFC],
    [
      'list of own apps, service providers, their apps and tasks',
      'serviceProviders.md',
      RBI_LENDER,
    ],
    ['fees', FEES, NBFC_CHARGES, ADS],
    ['penal charges', 'NEXT_PUBLIC_PENAL_CHARGES', NBFC_CHARGES],
    [
      'interest rate policy with annualised rates, how risk is graded, and the days of its approval and review',
      'interestRatePolicy.md',
      NBFC_CHARGES,
    ],
    [
      'levels of complaint with names, phones and days; a nodal officer if the scheme asks it of you',
      'grievanceRedressal.md',
      NBFC_COMPLAINTS,
    ],
    ['accessibility statement', 'accessibility.md', RECOMMENDED],
    ...STORE_REQUIREMENTS,
  ],
  indonesia: [
    figuresOf('indonesia'),
    ['name of the company', 'NEXT_PUBLIC_COM_NAME', MADE_UP],
    ['address', 'NEXT_PUBLIC_ADDRESS', ADS, MADE_UP],
    ['email', 'NEXT_PUBLIC_EMAIL', MADE_UP],
    ['licence, and that OJK supervises the company', 'NEXT_PUBLIC_LICENCE', OJK_LICENCE],
    ['risk warning', 'NEXT_PUBLIC_RISK_WARNING', OJK],
    ['performance', PERFORMANCE, OJK, OJK_FIGURES],
    ['contact for complaints', COMPLAINTS, OJK_COMPLAINTS],
    ['privacy policy', PRIVACY, DATA_LAW, GOOGLE],
    ['fees', FEES, ADS],
    ...STORE_REQUIREMENTS,
  ],
};
