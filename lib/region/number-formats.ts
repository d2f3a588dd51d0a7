import { languages, type Language } from './languages';

const NO_BREAK_SPACES = /[\u00a0\u202f]/g;

/** How a language writes the numbers of an offer. */
export interface Numbers {
  /** An amount of money as a heading shows it: `₹80,000`, `Rp 15,000,000`, `Rp15.000.000`. */
  readonly amount: (value: number) => string;
  /** A number of hours with its unit: `2 hours`, `2 jam`, `2 घंटे`. */
  readonly hours: (value: number) => string;
  /** A large round number in words: `3 million`, `30 लाख`. */
  readonly count: (value: number) => string;
}

/** The same number inside a sentence, where no line may break within it. */
export function unbroken(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}

/**
 * The number formats of a language, from `Intl` (PRODUCT rule 6). They run at build time only.
 *
 * @param currency an ISO 4217 code.
 */
export function createNumberFormatters(language: Language, currency: string): Numbers {
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const hours = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'long',
  });
  const count = new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'long' });
  const currencySpace = languages[language].spaceAfterCurrency ? ' ' : '';
  const withSpaces = (format: Intl.NumberFormat) => (value: number) =>
    format.format(value).replace(NO_BREAK_SPACES, ' ');
  return {
    amount: (value) => money.format(value).replace(NO_BREAK_SPACES, currencySpace),
    hours: withSpaces(hours),
    count: withSpaces(count),
  };
}
