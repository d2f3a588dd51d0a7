import type { Company, ReplaceableField } from './company';
import { isEmailAddress } from './email-address';
import { cleanText, isSiteText } from './text-validation';

/**
 * The site configuration as `window.siteConfig` and `/site-config.js` spell it (PRODUCT rule 30).
 * Inside the code these fields belong to `Company`; their specified names appear in this file only.
 */
export interface SiteConfig {
  readonly comName: string;
  readonly email: string;
  readonly address: string;
  readonly copyright: string;
}

/** Company texts that replace those of the build: the valid fields of `window.siteConfig`. */
type ReplacedFields = Partial<Record<ReplaceableField, string>>;

type Check = (value: unknown) => value is string;

const FIELDS: readonly (readonly [ReplaceableField, keyof SiteConfig, Check])[] = [
  ['name', 'comName', isSiteText],
  ['email', 'email', isEmailAddress],
  ['address', 'address', isSiteText],
  ['copyright', 'copyright', isSiteText],
];

/** The site configuration of a company. */
export function siteConfigOf({ name, email, address, copyright }: Company): SiteConfig {
  return { comName: name, email, address, copyright };
}

/**
 * Reads the replaceable company fields from a page's `window.siteConfig`, as the build reads its
 * settings. A value that is missing or invalid is left out, and the build's value stays. Never
 * throws: a getter or Proxy that throws counts as a missing value.
 *
 * @param read returns `window.siteConfig`.
 */
export function parseSiteConfig(read: () => unknown): ReplacedFields {
  const fields: ReplacedFields = {};
  for (const [field, property, isValid] of FIELDS) {
    try {
      const value = cleanText((read() as Record<keyof SiteConfig, string>)[property]);
      if (isValid(value)) fields[field] = value;
    } catch {
      // The value cannot be read, or is no text.
    }
  }
  return fields;
}
