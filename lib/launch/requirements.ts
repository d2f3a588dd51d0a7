import type { Region } from '@/lib/region/regions';

/** Who asks for a fact or a page, and where. */
export interface Source {
  readonly who: string;
  readonly source: string;
  /** How sure it is that the source asks for it on a site; high if it is left out. */
  readonly confidence?: 'medium' | 'low';
}

/** A fact or a page that a site shows before its launch. */
export interface Requirement {
  readonly what: string;
  /** The variables that hold it: all of one of these lists. */
  readonly variables?: readonly (readonly string[])[];
  /** The name of the page that holds it, with or instead of the variables. */
  readonly page?: string;
  /** Whether a company that names other companies as the lenders does not need it. */
  readonly onlyOfLender?: boolean;
  readonly sources: readonly Source[];
}

const RULE_26: Source = {
  who: 'any company',
  source: 'Companies (Incorporation) Rules 2014, rule 26(1)',
};
const RBI: Source = {
  who: 'regulated lender and its service providers',
  source: 'RBI digital lending rules',
  confidence: 'medium',
};
const RBI_FAIR_PRACTICES: Source = {
  who: 'NBFC',
  source: 'RBI circular of 18 February 2013, since 2025 in the Master Directions',
};
/** Until it is set, the page shows the text of a made-up company. */
const MADE_UP: Source = { who: 'this site', source: 'it shows a made-up one' };
const OJK_2025: Source = { who: 'online lender under OJK', source: 'SEOJK 19/SEOJK.06/2025' };
const GOOGLE: Source = { who: 'listing at Google Play', source: 'policy "Personal loans"' };
export const APPLE: Source = { who: 'App Store', source: 'App Review Guideline 3.2.2(ix)' };
export const STORES = [GOOGLE, APPLE];

/** What the listings of an app state. Visitors read the same on the site. */
const OF_STORES: readonly Requirement[] = [
  { what: 'shortest and longest term', variables: [['NEXT_PUBLIC_TERM_IN_DAYS']], sources: STORES },
  { what: 'maximum APR', variables: [['NEXT_PUBLIC_MAX_APR']], sources: STORES },
  {
    what: 'representative example of the total cost',
    variables: [['NEXT_PUBLIC_LOAN_EXAMPLE']],
    sources: [GOOGLE],
  },
];

const COMPLAINTS = [['NEXT_PUBLIC_COMPLAINTS_PHONE'], ['NEXT_PUBLIC_COMPLAINTS_EMAIL']];
const PRIVACY = { variables: [['NEXT_PUBLIC_PRIVACY_URL']], page: 'privacyPolicy' };

/**
 * What laws and stores ask a site of each region for. The sources were found in public pages, as
 * excerpts, in November 2026; no whole legal text was read. This is no legal advice.
 */
export const REQUIREMENTS: Readonly<Record<Region, readonly Requirement[]>> = {
  india: [
    {
      what: 'name of the company',
      variables: [['NEXT_PUBLIC_COM_NAME']],
      sources: [RULE_26, MADE_UP],
    },
    {
      what: 'registered office',
      variables: [['NEXT_PUBLIC_ADDRESS']],
      sources: [RULE_26, MADE_UP],
    },
    { what: 'CIN', variables: [['NEXT_PUBLIC_CIN']], sources: [RULE_26] },
    { what: 'phone', variables: [['NEXT_PUBLIC_PHONE']], sources: [RULE_26] },
    { what: 'email', variables: [['NEXT_PUBLIC_EMAIL']], sources: [RULE_26, MADE_UP] },
    {
      what: 'contact person',
      variables: [['NEXT_PUBLIC_COMPLAINTS_NAME']],
      sources: [RULE_26],
    },
    {
      what: 'NBFC registration, or the lenders with their sites',
      variables: [['NEXT_PUBLIC_NBFC'], ['NEXT_PUBLIC_LENDER', 'NEXT_PUBLIC_LENDER_URL']],
      sources: [RBI, { ...GOOGLE, who: 'listing at Google Play in India' }],
    },
    { what: 'contact of the complaints officer', variables: COMPLAINTS, sources: [RBI] },
    { what: 'privacy policy', ...PRIVACY, sources: [RBI, GOOGLE] },
    { what: 'terms', variables: [['NEXT_PUBLIC_TERMS_URL']], page: 'terms', sources: [RBI] },
    {
      what: 'fair practices code',
      page: 'fairPracticesCode',
      onlyOfLender: true,
      sources: [RBI_FAIR_PRACTICES],
    },
    {
      what: 'list of own apps and of service providers with their apps and tasks',
      page: 'serviceProviders',
      onlyOfLender: true,
      sources: [{ ...RBI, who: 'regulated lender' }],
    },
    ...OF_STORES,
  ],
  indonesia: [
    { what: 'name of the company', variables: [['NEXT_PUBLIC_COM_NAME']], sources: [MADE_UP] },
    { what: 'address', variables: [['NEXT_PUBLIC_ADDRESS']], sources: [MADE_UP] },
    { what: 'email', variables: [['NEXT_PUBLIC_EMAIL']], sources: [MADE_UP] },
    {
      what: 'licence, and that OJK supervises the company',
      variables: [['NEXT_PUBLIC_LICENCE']],
      sources: [
        { who: 'firm under OJK', source: 'OJK advertising guide 2019', confidence: 'medium' },
      ],
    },
    { what: 'risk warning', variables: [['NEXT_PUBLIC_RISK_WARNING']], sources: [OJK_2025] },
    {
      what: 'performance',
      variables: [
        [
          ...['TKB0', 'TKB30', 'TKB60', 'TKB90', 'TOTAL_FUNDED', 'TOTAL_LENDERS'],
          ...['TOTAL_BORROWERS', 'PERFORMANCE_DATE'],
        ].map((name) => `NEXT_PUBLIC_${name}`),
      ],
      sources: [
        OJK_2025,
        { who: 'its figures', source: 'SEOJK 19/SEOJK.06/2023', confidence: 'medium' },
      ],
    },
    {
      what: 'contact for complaints',
      variables: COMPLAINTS,
      sources: [{ who: 'firm under OJK', source: 'POJK 22/2023', confidence: 'medium' }],
    },
    {
      what: 'privacy policy',
      ...PRIVACY,
      sources: [{ who: 'any company', source: 'Law 27/2022, article 21(1)' }, GOOGLE],
    },
    ...OF_STORES,
  ],
};
