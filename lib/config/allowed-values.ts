import { parseColour } from '@/lib/theme/convert-colour';
import { isEmailAddress } from './email-address';
import { isPhoneNumber } from './phone';
import { isSiteText, SITE_TEXT_LIMIT } from './text-validation';
import { readUrl, type ReadValue } from './web-url';

/** Reads the text of a setting that is not blank. */
export type ValueReader = (text: string) => ReadValue;

/** Any text. Another check follows in `read-configuration.ts`. */
export const anything: ValueReader = (value) => ({ value });

export const text = only(
  isSiteText,
  `text of up to ${SITE_TEXT_LIMIT} characters without angle brackets, line breaks, invisible characters and U+FFFD`,
);

export const email = only(isEmailAddress, 'an email address such as care@company.example');

export const phone = only(
  isPhoneNumber,
  'a phone number of 3 to 15 digits, with spaces, dashes and parentheses, such as +91 22 5550 0100',
);

export const onOrOff = only((value) => value === 'on' || value === 'off', 'on or off');

/** A colour as `#rrggbb`. */
export const colour: ValueReader = (written) => {
  const value = parseColour(written);
  return value
    ? { value }
    : { allowed: 'an opaque CSS colour such as #ffb400 or oklch(0.8 0.17 80)' };
};

/** A page of any site: an app whose pages are fragments, or a page that a query selects. */
export const pageUrl: ValueReader = (value) => readUrl(value);

export const siteUrl: ValueReader = (value) => readUrl(value, ['path', 'query', 'fragment']);

export const serverUrl: ValueReader = (value) => readUrl(value, ['query', 'fragment']);

/** Where the form goes: browsers drop a fragment, and `http` would send the message unencrypted. */
export const contactUrl: ValueReader = (written) => {
  const read = readUrl(written, ['fragment']);
  if ('allowed' in read || /^https:|^http:\/\/(localhost|127\.0\.0\.1)([:/?]|$)/.test(read.value))
    return read;
  return { allowed: 'a URL that begins with https://, or with http://localhost to try it' };
};

function only(accepts: (value: string) => boolean, allowed: string): ValueReader {
  return (value) => (accepts(value) ? { value } : { allowed });
}
