import { asciiDigits } from './ascii-digits';

/**
 * Formats the text of a field. A formatted text stays as it is. The format of a prefix is a prefix of
 * the format of the whole text; `reformat` relies on this to place the caret.
 */
export type InputFormat = (typed: string) => string;

const PHONE_DIGITS = 11;

/** Separates the groups of a bank card, as on embossed cards (PRODUCT rule 41). */
export const CARD_SEPARATOR = ' ';

/** Phone (PRODUCT rule 41): strips non-digits and keeps the first 11 digits. */
export const formatPhone: InputFormat = (typed) => asciiDigits(typed).slice(0, PHONE_DIGITS);

/**
 * Bank card (PRODUCT rule 41): digits in fours, `62220200111` → `6222 0200 111`. The maximum length
 * is unknown, so there is none.
 */
export const formatBankCard: InputFormat = (typed) =>
  asciiDigits(typed).replace(/\d{4}(?=\d)/g, `$&${CARD_SEPARATOR}`);

/** Number (PRODUCT rule 41): strips non-digits, including signs and decimal marks. */
export const formatNumber: InputFormat = asciiDigits;
