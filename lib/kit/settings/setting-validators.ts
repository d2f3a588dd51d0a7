import { inLines, isEmailAddress, isSiteText, SITE_TEXT_LIMIT, isDay } from '../text';
import { parseSiteUrl, parseWebUrl } from '../urls';
import { isPhoneNumber } from './phone-number';

export interface Validator {
  /** What is allowed, for the message about any other value. */
  readonly description: string;
  /** The value of a text that is not empty; undefined if it is not allowed. */
  readonly parse: (text: string) => string | undefined;
  /** Whether `{{name}}` may be part of a value. */
  readonly takesPlaceholders?: boolean;
}

/** Any text, for a setting that the site itself checks. */
export const anything: Validator = { ...allow('', (value) => value), takesPlaceholders: true };

const TEXT = `text of up to ${SITE_TEXT_LIMIT} characters without angle brackets, line breaks, invisible characters and U+FFFD`;
export const text = only(TEXT, isSiteText);
export const texts = listOf(text);

export const email = only('an email address such as care@company.example', isEmailAddress);

const PHONE =
  'a phone number of 3 to 15 digits, with spaces, dashes, dots and parentheses, such as +91 22 5550 0100, which may end in capital letters, such as 1800-LOANS';
export const phone = only(PHONE, isPhoneNumber);
export const phones = severalPhones(phone);

const INTERNATIONAL_PHONE =
  'a phone number of up to 15 digits with + and the country code, such as +91 98 5550 0100';
/** WhatsApp finds a number only with its country code. */
export const internationalPhones = severalPhones(
  only(INTERNATIONAL_PHONE, (value) => /^\(?\+/.test(value) && isPhoneNumber(value)),
);

export const date = only('a day as year, month and day, such as 2026-10-31', isDay);

export const wholeNumber = only(
  'a whole number above 0 of up to 12 digits, without separators, such as 10000',
  (value) => /^[1-9]\d{0,11}$/.test(value),
);
export const numberOrOff = orOff(wholeNumber);

const DURATION = 'a number of minutes, hours or days, such as 30 minutes';
export const durationOrOff = orOff(
  allow(DURATION, (value) => {
    const [, number, unit] = /^([1-9]\d{0,2}) (minute|hour|day)s?$/.exec(value) ?? [];
    return unit && `${number} ${unit}s`;
  }),
);

export const onOrOff = only('on or off', (value) => value === 'on' || value === 'off');

/** `on` selects the built-in text. One word, such as `yes` or `ON`, was not meant as a text. */
export const onOrText = allow(`on, off or several words: ${TEXT}`, (value) => {
  if (value === 'off') return '';
  return value === 'on' || value.includes(' ') ? text.parse(value) : undefined;
});

const PAGE_URL =
  'a URL that begins with https:// or http:// and a host name, without spaces, backslashes, user name and password';
/** It may have a fragment or a query, which some apps need. */
export const pageUrl = allow(PAGE_URL, (value) => parseWebUrl(value));
export const pageUrls = listOf(pageUrl);

const SERVER_URL = `${PAGE_URL}, and without query and fragment`;
export const serverUrl = allow(SERVER_URL, (value) => parseWebUrl(value, /[?#]/));

const SITE_URL = `${SERVER_URL}; a path has to be that of a folder, of letters, digits, dots and dashes`;
/** The folder of a site. Configurations of servers repeat its path. */
export const siteUrl = allow(SITE_URL, (value) => {
  const url = parseSiteUrl(value);
  return url && /^\/(?:[\w.~-]+\/)*$/.test(new URL(url).pathname) ? url : undefined;
});

const RECEIVER_URL =
  'a URL that begins with https://, or with http://localhost to try it, without spaces, backslashes, user name, password and fragment';
/** Receives data of visitors: browsers drop a fragment, and `http` would send it unencrypted. */
export const receiverUrl = allow(RECEIVER_URL, (value) => {
  const url = parseWebUrl(value, /#/);
  return url && /^https:|^http:\/\/(localhost|127\.0\.0\.1)([:/?]|$)/.test(url) ? url : undefined;
});

const ORIGINS = 'origins such as https://script.googleusercontent.com, separated by spaces';
export const origins = allow(ORIGINS, (value) => {
  const urls = value.split(/[\s,]/).filter(Boolean);
  const values = urls.map(receiverUrl.parse);
  return values.every((url) => url && new URL(url).origin === url) ? values.join(' ') : undefined;
});

export function allow(description: string, parse: Validator['parse']): Validator {
  return { description, parse };
}

/** A value, or `off` instead of it. */
function orOff({ description, parse }: Validator): Validator {
  return allow(`${description}, or off`, (value) => (value === 'off' ? value : parse(value)));
}

/** Several values. An empty one is not allowed. */
export function listOf({ description, parse }: Validator): Validator {
  return allow(`${description}; one or several, separated by |`, (value) => {
    const values = inLines(value).split('\n').map(parse);
    return values.every(Boolean) ? values.join(' | ') : undefined;
  });
}

/** Companies print ` / ` between phone numbers. A short end, as in `5550 0100 / 0101`, is none. */
function severalPhones(one: Validator): Validator {
  const { description, parse } = listOf(one);
  return allow(description, (value) => parse(value.replace(/ \/ (?=[^/|]{5})/g, '|')));
}

export function only(description: string, accepts: (value: string) => boolean): Validator {
  return { description, parse: (value) => (accepts(value) ? value : undefined) };
}
