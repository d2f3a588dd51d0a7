/*
 * PRODUCT rule 40 names five patterns and describes only the first. The others are a choice,
 * each with its source. No field of the product is known to use them. Each runs in time linear in its input:
 * its expressions are anchored and leave nothing to try twice, or look at a bounded number of characters.
 */

/** An 11-digit mobile number that starts with 1 (PRODUCT rule 40), as China numbers them, without a country code. */
export function isMobile(text: string): boolean {
  return /^1\d{10}$/.test(text);
}

const MAX_EMAIL = 254;
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}$/;
const DOMAIN_LABEL = /^[a-z\d-]{1,63}$/i;

/** A label of a host name neither begins nor ends with a hyphen (RFC 1123 §2.1). */
function isDomainLabel(label: string): boolean {
  return DOMAIN_LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-');
}

/**
 * An email address as `<input type="email">` takes it (the HTML standard's "valid email address"), within
 * the lengths of RFC 5321 §4.5.3.1: 64 characters before the `@`, 254 in all.
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
 * A landline number of the plan that the mobile pattern belongs to (China's): an area code of 3 or 4 digits
 * from 0, a hyphen or nothing, and 7 or 8 digits that start with 2 to 9.
 */
export function isLandline(text: string): boolean {
  return /^0\d{2,3}-?[2-9]\d{6,7}$/.test(text);
}

/** RFC 9110 §4.1 asks for no more. */
const MAX_URL = 8000;

/**
 * An absolute `http` or `https` URL that the URL standard's parser takes, written without white space or
 * control characters, which that parser would forgive, and of at most 8000 characters.
 */
export function isUrl(text: string): boolean {
  return text.length <= MAX_URL && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(text) && URL.canParse(text);
}

/** A whole number in ASCII digits, with or without a minus sign; leading zeros are allowed. */
export function isInteger(text: string): boolean {
  return /^-?\d+$/.test(text);
}
