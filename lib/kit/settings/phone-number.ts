/**
 * A country code, also in parentheses, and a number that may end in words, as in `1800-LOANS`, but
 * not in a word that stands for no number.
 */
const PHONE_NUMBER =
  /^(?!.*(?:XX|TODO|TBD))(\(\+\d{1,3}\)|\+)?[\d .()\p{Pd}\u2212]+((?!EXT|FAX|TEL)[A-Z]{2,}[A-Z \p{Pd}]*[A-Z]\d*)?$/u;

/** The digits of the letters from A to Z on the keys of a phone (ITU-T E.161). */
const DIGIT_OF_LETTER = '22233344455566677778889999';

/**
 * A country code and a 0 after it. The 0 is for callers in the same country; with the country code
 * it must not be dialled. In Italy, San Marino, Ivory Coast and Congo it is part of the number.
 */
const TRUNK_ZERO =
  /^(\+(?!39|378|225|242)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))0/;

/**
 * Whether a value is a phone number of digits, spaces, dashes, dots and parentheses, with an
 * optional leading plus: at most 15 digits (E.164), and at least 3, for short national numbers.
 * Letters count as the digits on their keys.
 */
export function isPhoneNumber(value: string): boolean {
  return PHONE_NUMBER.test(value) && /^\+?\d{3,15}$/.test(dialled(value));
}

/**
 * A phone number as a `tel:` link, without the separators that people read (RFC 3966) and without
 * the 0 of `+91 (0)22` and `+62 0812`.
 *
 * The link needs `dir="ltr"`: an extension that translates the page into Urdu sets it from right to
 * left, and a number would then begin with its last group.
 */
export function telephoneHref(phone: string): string {
  return `tel:${dialled(phone).replace(TRUNK_ZERO, '$1')}`;
}

/** The link that opens a chat in WhatsApp: the digits of the number with its country code. */
export function whatsAppHref(number: string): string {
  return `https://wa.me/${telephoneHref(number).replace(/\D/g, '')}`;
}

function dialled(phone: string): string {
  const digits = phone.replace(
    /[A-Z]/g,
    (letter) => DIGIT_OF_LETTER[letter.charCodeAt(0) - 65] ?? '',
  );
  return digits.replace(/[^\d+]/g, '');
}
