import { asciiDigits } from './digits';

/**
 * What a field shows for what was typed. Idempotent, and prefix-stable: what it makes of a text begins with
 * what it makes of the text's beginning. The rule for the caret rests on that.
 */
export type InputFormat = (typed: string) => string;

const PHONE_DIGITS = 11;

/** Separates the groups of a bank card, as on embossed cards (PRODUCT rule 41). */
export const CARD_SEPARATOR = ' ';

/** Phone (PRODUCT rule 41): strips non-digits and keeps the first 11 digits. */
export const formatPhone: InputFormat = (typed) => asciiDigits(typed).slice(0, PHONE_DIGITS);

/** Bank card (PRODUCT rule 41): digits in fours, `62220200111` → `6222 0200 111`. No limit is shown, so there is none. */
export const formatBankCard: InputFormat = (typed) =>
  asciiDigits(typed).replace(/\d{4}(?=\d)/g, `$&${CARD_SEPARATOR}`);

/** Number (PRODUCT rule 41): strips non-digits, signs and decimal marks among them. */
export const formatNumber: InputFormat = (typed) => asciiDigits(typed);
