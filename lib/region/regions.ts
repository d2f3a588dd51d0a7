import type { CompanyColours } from '@/lib/theme/derive-theme';

/** What a lender promises in numbers (PRODUCT rules 5 and 6). Undefined is not promised. */
export interface Figures {
  /** The lowest and the highest amount of a loan, in the currency of the region. */
  readonly from: number | undefined;
  readonly to: number;
  /** Within what time the money arrives, such as `30 minutes`. */
  readonly time: string | undefined;
  readonly users: number | undefined;
  /** The lowest salary of an applicant: of a month in India, of a year in Indonesia. */
  readonly salary: number | undefined;
}

/** The loans that a calculator may have (PRODUCT rule 51). */
export interface LoanFacts {
  /** The unit of the term: an instalment each month, or one payment after some days. */
  readonly period: 'month' | 'day';
  /** In per cent, a year or a day. A higher one is a slip, such as a yearly rate for a day. */
  readonly highestRate: number;
  /** App stores refuse loans that are due in full within 60 days. */
  readonly terms: { readonly from: number; readonly to: number };
}

interface RegionFacts {
  /** The value of `NEXT_PUBLIC_REGION` that selects this region. */
  readonly flag: string;
  /** The English name of the country. */
  readonly country: string;
  /** The country's code (ISO 3166-1 alpha-2), as language tags and locales use it. */
  readonly countryCode: string;
  /** Its currency (ISO 4217). */
  readonly currency: string;
  /**
   * The locale of its amounts in English and in languages without a locale for amounts. India groups
   * ₹5,00,000 in all languages; `en-ID` would write dots, which PRODUCT rule 6 does not.
   */
  readonly englishAmounts: string;
  /** What its offer promises until the company sets its own figures (PRODUCT rules 5 and 6). */
  readonly figures: Omit<Figures, 'users'> & Partial<Figures>;
  /** Where customers escalate an unsettled complaint. */
  readonly escalationUrls: readonly string[];
  readonly loans: LoanFacts;
  /** The colours of the site until the company sets its own. */
  readonly palette: CompanyColours;
}

/**
 * The one table of regions. Everything else derives from it, or is a `Record<Region, …>`, which
 * needs an entry for every region to compile. The key also names the region's folder of pictures,
 * `lib/pictures/originals/<key>`.
 */
export const regions = {
  india: {
    flag: '1',
    country: 'India',
    countryCode: 'IN',
    currency: 'INR',
    englishAmounts: 'en-IN',
    figures: { from: 2_000, to: 80_000, time: '2 hours', users: 3_000_000, salary: 12_000 },
    escalationUrls: ['https://cms.rbi.org.in'],
    loans: { period: 'month', highestRate: 100, terms: { from: 3, to: 120 } },
    palette: { accent: '#ffb400', onAccent: '#22104d', text: '#22104d' },
  },
  indonesia: {
    flag: '2',
    country: 'Indonesia',
    countryCode: 'ID',
    currency: 'IDR',
    englishAmounts: 'en',
    figures: { from: 1_000_000, to: 15_000_000, time: '2 hours', salary: 5_000_000 },
    escalationUrls: ['https://kontak157.ojk.go.id', 'https://lapssjk.id'],
    loans: { period: 'day', highestRate: 1, terms: { from: 61, to: 3650 } },
    palette: { accent: '#2bd9a8', onAccent: '#012a36', text: '#012a36' },
  },
} as const satisfies Record<string, RegionFacts>;

export type Region = keyof typeof regions;

export const REGIONS = Object.keys(regions) as Region[];

/**
 * The region that the region flag selects (PRODUCT rule 4): exactly `1` is India, and any other
 * value is Indonesia. The flag is neither trimmed nor parsed.
 */
export function parseRegion(flag = ''): Region {
  return REGIONS.find((region) => regions[region].flag === flag) ?? 'indonesia';
}
