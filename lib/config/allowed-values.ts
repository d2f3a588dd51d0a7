import { parseColour } from '@/lib/theme/convert-colour';
import { isEmailAddress } from './email-address';
import { areFormFields } from './form-fields';
import { isPhoneNumber } from './phone';
import { isSiteText, SITE_TEXT_LIMIT } from './text-validation';
import { readUrl, type ReadValue } from './web-url';

/**
 * What a setting is for visitors. The page shows a text, an email address, a phone number and a link
 * as they are; an `internal` value only changes what the site does.
 */
export type ValueKind = 'text' | 'email' | 'phone' | 'link' | 'internal';

/** Reads the text of a setting that is not blank. */
export interface ValueReader {
  (text: string): ReadValue;
  readonly kind: ValueKind;
}

/** Any text. Another check follows in `read-configuration.ts`. */
export const anything = reader('internal', (value) => ({ value }));

export const text = only(
  'text',
  isSiteText,
  `text of up to ${SITE_TEXT_LIMIT} characters without angle brackets, line breaks, invisible characters and U+FFFD`,
);

export const email = only('email', isEmailAddress, 'an email address such as care@company.example');

export const phone = only(
  'phone',
  isPhoneNumber,
  'a phone number of 3 to 15 digits, with spaces, dashes and parentheses, such as +91 22 5550 0100',
);

export const onOrOff = only('internal', (value) => value === 'on' || value === 'off', 'on or off');

/** A colour as `#rrggbb`. */
export const colour = reader('internal', (written) => {
  const value = parseColour(written);
  return value
    ? { value }
    : { allowed: 'an opaque CSS colour such as #ffb400 or oklch(0.8 0.17 80)' };
});

/** A page of any site: an app whose pages are fragments, or a page that a query selects. */
export const pageUrl = reader('link', (value) => readUrl(value));

/** The folder of a site. Configurations of servers repeat its path. */
export const siteUrl = reader('internal', (written) => {
  const read = readUrl(written, ['query', 'fragment']);
  if ('allowed' in read) return read;
  const { origin, pathname } = new URL(read.value);
  if (pathname === '/') return read;
  const folder = pathname.replace(/\/?$/, '/');
  return /^(?:\/[\w.~-]+)+\/$/.test(folder) && !folder.endsWith('.html/')
    ? { value: origin + folder }
    : { allowed: 'the URL of a folder, with letters, digits, dots and dashes in its path' };
});

export const serverUrl = reader('internal', (value) => readUrl(value, ['query', 'fragment']));

/** What receives data of visitors: browsers drop a fragment, and `http` would send it unencrypted. */
export const receiverUrl = reader('internal', (written) => {
  const read = readUrl(written, ['fragment']);
  if ('allowed' in read || /^https:|^http:\/\/(localhost|127\.0\.0\.1)([:/?]|$)/.test(read.value))
    return read;
  return { allowed: 'a URL that begins with https://, or with http://localhost to try it' };
});

/** Origins of receivers, separated by spaces or commas. */
export const origins = reader('internal', (written) => {
  const read = written
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(receiverUrl);
  const values = read.flatMap((one) => ('value' in one ? one.value : []));
  return values.length === read.length && values.every((value) => new URL(value).origin === value)
    ? { value: values.join(' ') }
    : { allowed: 'origins such as https://script.googleusercontent.com, separated by spaces' };
});

export const formFields = only(
  'internal',
  areFormFields,
  'fields in the notation of a query string, such as access_key=KEY&_subject=Message, each once, and not one of the form itself',
);

function reader(kind: ValueKind, read: (text: string) => ReadValue): ValueReader {
  return Object.assign(read, { kind });
}

function only(kind: ValueKind, accepts: (value: string) => boolean, allowed: string): ValueReader {
  return reader(kind, (value) => (accepts(value) ? { value } : { allowed }));
}
