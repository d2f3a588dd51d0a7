import { parseUrl } from '@/lib/parse-url';

/*
 * PRODUCT rule 40 names five patterns and describes only the first. We chose the others; each names
 * its source. No field of the product is known to use them. Each pattern runs in linear time: its
 * expressions are anchored and need no backtracking, or they read a bounded number of characters.
 */

/**
 * An 11-digit mobile number that starts with 1 (PRODUCT rule 40), as China numbers them, without a
 * country code.
 */
export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

const MAX_EMAIL = 254;
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const DOMAIN_LABEL = /^[a-z\d-]{1,63}$/i;

/** A label of a host name does not begin or end with a hyphen (RFC 1123 §2.1). */
function isDomainLabel(label: string): boolean {
  return DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

/**
 * A "valid email address" of the HTML standard, which `<input type="email">` accepts, within the
 * lengths of RFC 5321 §4.5.3.1: 64 characters before the `@`, 254 in all.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_EMAIL) return false;
  const at = text.indexOf('@');
  return (
    at !== -1 &&
    LOCAL_PART.test(text.slice(0, at)) &&
    text
      .slice(at + 1)
      .split('.')
      .every(isDomainLabel)
  );
}

/**
 * A landline number of China's numbering plan, to which the mobile pattern belongs: an area code of
 * 3 or 4 digits that starts with 0, an optional hyphen, and 7 or 8 digits that start with 2 to 9.
 */
export function isLandline(text: string): boolean {
  return /^0\d{2,3}-?[2-9]\d{6,7}$/.test(text);
}

/** RFC 9110 §4.1 recommends that servers support at least this length. */
const MAX_URL = 8000;

/**
 * An absolute `http` or `https` URL of at most 8000 characters that the URL standard's parser
 * accepts. White space and control characters are refused, although that parser would remove them.
 */
export function isUrl(text: string): boolean {
  return (
    text.length <= MAX_URL &&
    /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) &&
    parseUrl(text) !== undefined
  );
}

/** A whole number in ASCII digits, with an optional minus sign; leading zeros are allowed. */
export function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}
