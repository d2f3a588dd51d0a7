import { inLines } from '@/lib/kit/text';
import type { Settings } from './schema';

/** The company as the page shows it (PRODUCT rules 30 and 31). */
export type Company = Readonly<ReturnType<typeof companyFrom>>;

/** The fields that `/site-config.js` can replace after the build. */
export const REPLACEABLE_FIELDS = ['name', 'email', 'address', 'copyright'] as const;

export type ReplaceableField = (typeof REPLACEABLE_FIELDS)[number];

/** Marks the elements whose text is a replaceable field. The value is the field. */
export const COMPANY_FIELD_ATTRIBUTE = 'data-company';

/**
 * A postal code, which has five digits in Indonesia and six in India, after a short word. With a
 * longer one it would be too wide for a small phone with large text, and break within the digits.
 */
const POSTAL_CODE = /( [^ ]{1,11}) (?=\d{5,6}(?!\d))/g;

/**
 * A replaceable text as the page shows it: an address may have several offices, and a postal code
 * is on the line of its city.
 */
export function shownText(field: string, value: string): string {
  return field === 'address' ? inLines(value).replace(POSTAL_CODE, '$1\u00a0') : value;
}

/**
 * The name, email, address and copyright always have text: a made-up example where the company has
 * set none. All other fields are empty until set.
 */
export function companyFrom(
  settings: Settings['company'],
  example: { readonly address: string; readonly copyrightOf: (name: string) => string },
) {
  const name = settings.name || 'Example Finance';
  return {
    ...settings,
    name,
    email: settings.email || 'hello@example.com',
    address: settings.address || example.address,
    copyright: settings.copyright || example.copyrightOf(name),
    /** What the company has set. Nothing may present the texts of the example as facts. */
    stated: settings,
  };
}
