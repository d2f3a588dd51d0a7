import { parseColour } from '@/lib/theme/convert-colour';
import { areFormFields } from './form-fields';
import { isPhoneNumber } from './phone';
import { isEmailAddress, isSiteText, SITE_TEXT_LIMIT } from './text-validation';
import { readUrl } from './web-url';

/**
 * What a setting is for visitors. The page shows a text, an email address, a phone number and a link
 * as they are; an `internal` value only changes what the site does.
 */
export type ValueKind = 'text' | 'email' | 'phone' | 'link' | 'internal';

export interface AllowedValues {
  readonly kind: ValueKind;
  /** What is allowed, for the message about any other value. */
  readonly description: string;
  /** Reads a text that is not blank; undefined if it is not allowed. */
  readonly read: (text: string) => string | undefined;
}

/** Any text. Another check follows in `read-configuration.ts`. */
export const anything = allow('internal', '', (value) => value);

export const text = allow(
  'text',
  `text of up to ${SITE_TEXT_LIMIT} characters without angle brackets, line breaks, invisible characters and U+FFFD`,
  only(isSiteText),
);

export const email = allow(
  'email',
  'an email address such as care@company.example',
  only(isEmailAddress),
);

export const phone = allow(
  'phone',
  'a phone number of 3 to 15 digits, with spaces, dashes and parentheses, such as +91 22 5550 0100',
  only(isPhoneNumber),
);

export const onOrOff = allow(
  'internal',
  'on or off',
  only((value) => value === 'on' || value === 'off'),
);

/** A colour as `#rrggbb`. */
export const colour = allow(
  'internal',
  'an opaque CSS colour such as #ffb400 or oklch(0.8 0.17 80)',
  parseColour,
);

const WEB_URL =
  'a URL that begins with https:// or http:// and a host name, without spaces, backslashes, user name, password';

/** A page of any site: an app whose pages are fragments, or a page that a query selects. */
export const pageUrl = allow('link', WEB_URL, (value) => readUrl(value));

export const serverUrl = allow('internal', `${WEB_URL}, query and fragment`, (value) =>
  readUrl(value, /[?#]/),
);

/** The folder of a site. Configurations of servers repeat its path. */
export const siteUrl = allow(
  'internal',
  `${WEB_URL}, query and fragment; if it has a path, that of a folder, with letters, digits, dots and dashes`,
  (value) => {
    const url = serverUrl.read(value);
    if (!url) return undefined;
    const { origin, pathname } = new URL(url);
    const folder = pathname.replace(/\/?$/, '/');
    if (folder === '/') return origin;
    return /^(?:\/[\w.~-]+)+\/$/.test(folder) && !folder.endsWith('.html/')
      ? origin + folder
      : undefined;
  },
);

/** What receives data of visitors: browsers drop a fragment, and `http` would send it unencrypted. */
export const receiverUrl = allow(
  'internal',
  'a URL that begins with https://, or with http://localhost to try it, without spaces, backslashes, user name, password and fragment',
  (value) => {
    const url = readUrl(value, /#/);
    return url && /^https:|^http:\/\/(localhost|127\.0\.0\.1)([:/?]|$)/.test(url) ? url : undefined;
  },
);

/** Origins of receivers, separated by spaces or commas. */
export const origins = allow(
  'internal',
  'origins such as https://script.googleusercontent.com, separated by spaces',
  (value) => {
    const urls = value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(receiverUrl.read);
    return urls.every((url) => url && new URL(url).origin === url) ? urls.join(' ') : undefined;
  },
);

export const formFields = allow(
  'internal',
  'fields in the notation of a query string, such as access_key=KEY&_subject=Message, each once, and not one of the form itself',
  only(areFormFields),
);

function allow(kind: ValueKind, description: string, read: AllowedValues['read']): AllowedValues {
  return { kind, description, read };
}

function only(accepts: (value: string) => boolean): AllowedValues['read'] {
  return (value) => (accepts(value) ? value : undefined);
}
