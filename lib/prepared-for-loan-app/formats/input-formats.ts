/** Formats the text of a field. A formatted text stays as it is. */
export type InputFormat = (typed: string) => string;

const PHONE_DIGITS = 11;

/** Number (PRODUCT rule 41): strips non-digits, including signs and decimal marks. */
export const formatNumber: InputFormat = (typed) => typed.replace(/\D/g, '');

/** Phone (PRODUCT rule 41): strips non-digits and keeps the first 11 digits. */
export const formatPhone: InputFormat = (typed) => formatNumber(typed).slice(0, PHONE_DIGITS);

/**
 * Bank card (PRODUCT rule 41): digits in fours, `62220200111` → `6222 0200 111`. The maximum length
 * is unknown, so there is none.
 */
export const formatBankCard: InputFormat = (typed) =>
  formatNumber(typed).replace(/\d{4}(?=\d)/g, '$& ');
