/**
 * Whether a value is a phone number of digits, spaces, dashes and parentheses, with an optional
 * leading plus: at most 15 digits (E.164), and at least 3, for short national numbers.
 */
export function isPhoneNumber(value: string): boolean {
  return /^\+?[\d ()-]+$/.test(value) && /^\d{3,15}$/.test(value.replace(/\D/g, ''));
}

/**
 * A phone number as a `tel:` link, without the separators that people read (RFC 3966). A 0 at
 * the start of the parentheses after a country code, as in `+91 (0)22` and `+62 (021)`, is for
 * callers in the same country; with the country code it must not be dialled.
 *
 * The link needs `dir="ltr"`: an extension that translates the page into Urdu sets it from right to
 * left, and a number would then begin with its last group.
 */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/(\+[^(]*)\( *0/, '$1').replace(/[^\d+]/g, '')}`;
}

/** The link that opens a chat in WhatsApp: the digits of the number with its country code. */
export function whatsAppHref(number: string): string {
  return `https://wa.me/${telephoneHref(number).replace(/\D/g, '')}`;
}
