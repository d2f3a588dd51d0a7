import { languages, type Language } from './languages';

const NO_BREAK_SPACES = /[\u00a0\u202f]/g;

/** Replaces spaces by no-break spaces, so that no line breaks within the number. */
export function withNoBreakSpaces(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}

/**
 * How a language writes the numbers of an offer (PRODUCT rule 6). It runs at build time only.
 *
 * @param currency an ISO 4217 code.
 */
export function createNumberFormatters(language: Language, currency: string) {
  const formatter = (options: Intl.NumberFormatOptions, space = ' ') => {
    // The fonts have Latin figures only; some languages would otherwise use figures of their own.
    const format = new Intl.NumberFormat(language, { numberingSystem: 'latn', ...options });
    return (value: number) => format.format(value).replace(NO_BREAK_SPACES, space);
  };
  return {
    /** An amount of money: `₹80,000`, `Rp 15,000,000`, `Rp15.000.000`. */
    amount: formatter(
      {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
      },
      languages[language].spaceAfterCurrency ? ' ' : '',
    ),
    /** A number of hours with its unit: `2 hours`, `2 jam`, `2 घंटे`. */
    hours: formatter({ style: 'unit', unit: 'hour', unitDisplay: 'long' }),
    /** A number of days with its unit: `120 days`, `120 hari`. */
    days: formatter({ style: 'unit', unit: 'day', unitDisplay: 'long' }),
    /** A large round number in words: `3 million`, `30 लाख`. */
    count: formatter({ notation: 'compact', compactDisplay: 'long' }),
  };
}
