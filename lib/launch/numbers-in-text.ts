import { withLatinDigits } from '@/lib/kit/text';

const NUMBER = String.raw`\p{N}(?:[\p{N}.,]*\p{N})?`;

/** The rest of a range, such as `to 12` and `–365`, in the languages of the sites. */
const RANGE = String.raw`(?:\s*%?\s*(?:[-–—/,]|to|and|or|sampai|hingga|s\.?\/?d\.?|dan|atau|से|और|या)\s*${NUMBER})*`;

const WORD = String.raw`([\p{L}\p{M}]*)`;
const TERM = new RegExp(`(${NUMBER})(?=${RANGE}[\\s-]*${WORD}\\s*${WORD})`, 'giu');
const PERCENTAGE = new RegExp(`${NUMBER}(?=${RANGE}\\s*(?:%|per ?cent|persen|प्रतिशत))`, 'giu');

/** The days of each unit, by the beginning of its name. */
const UNITS = [
  [/^(?:day|hari|दिन)/i, 1],
  [/^(?:week|minggu|हफ|सप्ताह)/i, 7],
  [/^(?:month|bulan|महीन|माह)/i, 30],
  [/^(?:year|tahun|साल|वर्ष)/i, 365],
] as const;

/**
 * The terms of loans in a text such as `91 to 365 (1 year)` or `3 to 12 months`, in days. A number
 * without a unit is one of days. A number of something else, such as instalments, is no term.
 */
export function daysIn(text: string): readonly number[] {
  return [...withoutNotes(text).matchAll(TERM)].flatMap(([, number = '', ...words]) => {
    // The unit may follow an adjective, as in "30 calendar days".
    const unit = UNITS.find(([name]) => words.some((word) => name.test(word)));
    const days = words.some(Boolean) ? unit?.[1] : 1;
    // Days have no decimals: 1,095 and 1.095 are three years.
    return days ? [days * Number(withLatinDigits(number).replace(/[.,]/g, ''))] : [];
  });
}

/** The percentages in a text such as `24% to 36% (from 1 April 2026)`. */
export function percentagesIn(text: string, language: string): readonly number[] {
  const notes = [withoutNotes(text), text];
  const found = [PERCENTAGE, new RegExp(NUMBER, 'gu')].flatMap((pattern) =>
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
