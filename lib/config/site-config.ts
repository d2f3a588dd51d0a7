import { normaliseWhitespace, isEmailAddress, isSiteText } from '@/lib/kit/text';
import { REPLACEABLE_FIELDS, type Company, type ReplaceableField } from './company';

/** The file that the company can replace on the server to rename the site without a new build. */
export const SITE_CONFIG_PATH = '/site-config.js';

const NAME_PROPERTY = 'comName';

/** The name of a field in `window.siteConfig` (PRODUCT rule 30). */
function propertyOf(field: ReplaceableField): string {
  return field === 'name' ? NAME_PROPERTY : field;
}

/**
 * Reads the replaceable company fields from a page's `window.siteConfig`, as the build reads its
 * settings. A value that is missing or invalid is left out, and the build's value stays. Never
 * throws: a getter or Proxy that throws counts as a missing value.
 *
 * @param isShown whether a value needs no check, because the page has it. The first check takes 10 ms
 *   on a slow phone, which has to compile regular expressions with the classes of Unicode for it.
 */
export function parseSiteConfig(
  read: () => unknown,
  isShown: (field: ReplaceableField, value: string) => boolean = () => false,
): Partial<Record<ReplaceableField, string>> {
  const fields: Partial<Record<ReplaceableField, string>> = {};
  for (const field of REPLACEABLE_FIELDS) {
    const isValid = field === 'email' ? isEmailAddress : isSiteText;
    try {
      const value = (read() as Record<string, string>)[propertyOf(field)] ?? '';
      const text = isShown(field, value) ? '' : normaliseWhitespace(value);
      if (text && isValid(text)) fields[field] = text;
    } catch {
      // The value cannot be read, or is not a text.
    }
  }
  return fields;
}

/**
 * The source of `/site-config.js`, which sets `window.siteConfig`. A deployer can edit or replace
 * the file. JSON is a subset of JavaScript since ES2019, so every text arrives unchanged.
 */
export function siteConfigScript(company: Company): string {
  const values = Object.fromEntries(
    REPLACEABLE_FIELDS.map((field) => [propertyOf(field), company[field]]),
  );
  return `// Edit a value: visitors see it at the next visit. UTF-8, 1 to 500 characters, no < or >.
window.siteConfig = ${JSON.stringify(values, null, 2)};
`;
}
