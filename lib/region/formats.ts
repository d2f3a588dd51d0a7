import { languages, type Language } from './languages';
import { regions, type Region } from './regions';

/** Replaces spaces by no-break spaces, so that no line breaks within the number. */
export function withNoBreakSpaces(number: string): string {
  return number.replaceAll(' ', '\u00a0');
}

/** How a language writes the numbers of an offer, with usual spaces. It runs at build time only. */
export function createNumberFormatters(language: Language, region: Region) {
  const { currency, englishAmounts } = regions[region];
  const { amounts = englishAmounts, spaceAfterCurrency } = languages[language];
  const formatter = (options: Intl.NumberFormatOptions, locale: string = language, space = ' ') => {
    // The fonts have Latin figures only; some languages would otherwise use figures of their own.
    const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });
    return (value: number) => format.format(value).replace(/[\u00a0\u202f]/g, space);
  };
  /** An amount of money: `₹5,00,000`, `Rp 15,000,000`, `Rp15.000.000`. */
  const amount = formatter(
    { style: 'currency', currency, currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
    amounts,
    spaceAfterCurrency ? ' ' : '',
  );
  const inWords = { notation: 'compact', compactDisplay: 'long' } as const;
  const exact = formatter({ ...inWords, maximumFractionDigits: 3 });
  return {
    amount,
    /** A number with groups and decimals: `12,300`, `4,3`. */
    number: formatter({}, amounts),
    /** An amount as people say it, `Rp1 juta`: with all digits it would be half as large. */
    shortAmount: (value: number) => {
      // With three decimals, it is exact down to a thousandth of its unit.
      const isExact = value % 1000 ** (Math.floor(Math.log10(value) / 3) - 1) === 0;
      const isShort = language === 'id' && isExact;
      return isShort
        ? withNoBreakSpaces(amount(value).replace(/\d.*/, exact(value)))
        : amount(value);
    },
    /** A large number in words: `3 million`, `30 लाख`. "Over" must stay true, so it is rounded down. */
    count: formatter({ ...inWords, roundingMode: 'floor' }),
    /** A time with its unit: `2 hours`, `30 मिनट`, `120 hari`. */
    duration: (value: number, unit: string) =>
      formatter({ style: 'unit', unit, unitDisplay: 'long' })(value),
  };
}

/** A number of bytes as a language writes it, such as `240 kB`. One kilobyte has 1000 bytes. */
export function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    numberingSystem: 'latn',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

/** A day (ISO 8601) as a locale writes it: `31 October 2026`, `31 Oktober 2026`. */
export function formatDay(day: string, locale: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(day));
}
