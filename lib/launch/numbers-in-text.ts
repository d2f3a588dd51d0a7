import { withLatinDigits } from '@/lib/kit/text';

const NUMBER = String.raw`\p{N}(?:[\p{N}.,]*\p{N})?`;

/** The rest of a range, such as `to 12` and `–365`, in the languages of the sites. */
const RANGE = String.raw`(?:\s*%?\s*(?:[-–—/,~]|(?:up\s+)?to|until|till|and|or|sampai|hingga|s\.?\/?d\.?|dan|atau|से|और|या|ते|থেকে|થી|முதல்|నుండి|ರಿಂದ)\s*${NUMBER})*`;

const WORD = String.raw`([\p{L}\p{M}]*)`;
const TERM = new RegExp(`(${NUMBER})(?=${RANGE}[\\s-]*${WORD}\\s*${WORD})`, 'giu');
const PERCENTAGE = new RegExp(`${NUMBER}(?=${RANGE}\\s*(?:%|per ?cent|persen|प्रतिशत))`, 'giu');

const NUMBER_BUT_NO_YEAR = new RegExp(`(?!(?:19|20)\\d\\d(?![\\d.,]))(?<!\\p{N})${NUMBER}`, 'gu');

/** The days of each unit, and the beginnings of its names in English, Indonesian and Hindi. */
const UNITS = [
  ['day', 1, /^(?:day|hari|दिन)/i],
  ['week', 7, /^(?:week|minggu|हफ|सप्ताह)/i],
  ['month', 30, /^(?:month|mo$|bulan|bln|महीन|माह)/i],
  ['year', 365, /^(?:year|yr|tahun|thn|साल|वर्ष)/i],
] as const;

/** Whether a word is the name of a unit in the language of the site. */
function isUnit(word: string, unit: string, language: string): boolean {
  return (['long', 'short'] as const).some((unitDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
    return [1, 2].some((count) =>
      format.formatToParts(count).some(({ type, value }) => type === 'unit' && value === word),
    );
  });
}

/**
 * The terms of loans in a text such as `91 to 365 (1 year)` or `3 to 12 months`, in days. A number
 * without a unit is one of days. A number of something else, such as instalments, is no term.
 */
export function daysIn(text: string, language: string): readonly number[] {
  return [...withoutNotes(text).matchAll(TERM)].flatMap(([, number = '', ...words]) => {
    // The unit may follow an adjective, as in "30 calendar days".
    const unit = UNITS.find(([name, , others]) =>
      words.some((word) => others.test(word) || isUnit(word, name, language)),
    );
    const days = words.some(Boolean) ? unit?.[1] : 1;
    // 1,095 and 1.095 days are three years, and 1.5 years are months.
    const written = withLatinDigits(number).replace(/[.,](?=\d{3}(?!\d))/g, '');
    return days ? [Math.round(days * Number(written.replace(',', '.')))] : [];
  });
}

/** The percentages in a text such as `24% to 36% (from 1 April 2026)`. */
export function percentagesIn(text: string, language: string): readonly number[] {
  const notes = [withoutNotes(text), text];
  const found = [PERCENTAGE, NUMBER_BUT_NO_YEAR].flatMap((pattern) =>
    notes.map((one) => one.match(pattern)),
  );
  return (found.find(Boolean) ?? []).map((number) => decimal(withLatinDigits(number), language));
}

/** A separator before three digits separates thousands if the language writes them so. */
function decimal(number: string, language: string): number {
  const [first = '', ...others] = new Set(number.replace(/\d/g, ''));
  const thousands = others.length > 0 ? first : language === 'id' ? '.' : ',';
  const isOfThousands = new RegExp(`\\${thousands}\\d{3}(?!\\d)`).test(number);
  return Number((isOfThousands ? number.replaceAll(thousands, '') : number).replace(',', '.'));
}

/** What is in parentheses explains a number, or repeats it in another unit. */
function withoutNotes(text: string): string {
  return text.replace(/\([^)]*\)/g, ' ');
}
