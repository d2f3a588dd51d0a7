import { parseUrl } from '@/lib/kit/urls';

/*
 * PRODUCT rule 40 names five patterns and describes only the first. We chose the others; each names
 * its source. No field of the product is known to use them.
 */

/** An 11-digit mobile number that starts with 1 (PRODUCT rule 40), as China numbers them. */
export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

/** A "valid email address" of the HTML standard, which gives this expression (§4.10.5.1.5). */
export function isEmail(text: string): boolean {
  return /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/.test(
    text,
  );
}

/**
 * A landline number of China's numbering plan, to which the mobile pattern belongs: an area code of
 * 3 or 4 digits that starts with 0, an optional hyphen, and 7 or 8 digits that start with 2 to 9.
 */
export function isLandline(text: string): boolean {
  return /^0\d{2,3}-?[2-9]\d{6,7}$/.test(text);
}

/**
 * An absolute `http` or `https` URL that the URL standard's parser accepts. White space and control
 * characters are refused, although that parser would remove or encode them.
 */
export function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && parseUrl(text) !== undefined;
}

/** A whole number in ASCII digits, with an optional minus sign; leading zeros are allowed. */
export function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}
