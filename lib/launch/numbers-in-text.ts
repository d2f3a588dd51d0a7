import { formatMessage } from '@/lib/kit/messages';
import { withLatinDigits } from '@/lib/kit/text';
import { languages, languagesOf, regionMessagesOf, type Language } from '@/lib/region/languages';
import type { Region } from '@/lib/region/regions';

const NUMBER = String.raw`\p{N}(?:[\p{N}.,]*\p{N})?`;

const NUMBER_BUT_NO_YEAR = new RegExp(`(?!(?:19|20)\\d\\d(?![\\d.,]))(?<!\\p{N})${NUMBER}`, 'gu');

/** The days of each unit. */
const UNITS = { day: 1, week: 7, month: 30, year: 365 } as const;

type Unit = keyof typeof UNITS;

/** The words between the two numbers of a range: "to" as our offer has it, "and", and "or". */
function rangeWords(language: Language, region: Region): readonly string[] {
  const { range } = regionMessagesOf(region, language);
  const inOffer = formatMessage(range, language, { from: 1, to: 2 })?.replaceAll(/[12]/g, '');
  const inLists = (['conjunction', 'disjunction'] as const).map(
    (type) => new Intl.ListFormat(language, { type }).formatToParts(['', ''])[1]?.value,
  );
  const words = [inOffer, ...inLists].flatMap((word) => word?.trim() || []);
  return [...words, ...(languages[language].alsoWritten?.range ?? [])];
}

/** What a unit is called, up to the first letter that its plural does not have. */
function unitWords(language: Language, unit: Unit | 'percent'): readonly string[] {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const [one = '', many = ''] = [1, 2].map(
    (n) => format.formatToParts(n).find(({ type }) => type === 'unit')?.value,
  );
  const beginning = one.slice(
    0,
    [...one, ''].findIndex((letter, at) => letter !== many[at]),
  );
  return [beginning, ...(languages[language].alsoWritten?.[unit] ?? [])];
}

/** Patterns for a text in any language of a region. */
function patternsFor(region: Region) {
  const languages = languagesOf(region);
  const unit = (name: Unit | 'percent') =>
    languages.flatMap((language) => unitWords(language, name)).join('|');
  const between = languages.flatMap((language) => rangeWords(language, region)).join('|');
  /** The rest of a range, such as `to 12` and `–365`. */
  const rest = String.raw`(?:\s*%?\s*(?:[-–—/,~]|${between})\s*${NUMBER})*`;
  const word = String.raw`([\p{L}\p{M}]*)`;
  return {
    term: new RegExp(String.raw`(${NUMBER})(?=${rest}[\s-]*${word}\s*${word})`, 'giu'),
    percentage: new RegExp(String.raw`${NUMBER}(?=${rest}\s*(?:%|${unit('percent')}))`, 'giu'),
    units: (Object.keys(UNITS) as Unit[]).map(
      (name) => [new RegExp(`^(?:${unit(name)})`, 'iu'), UNITS[name]] as const,
    ),
  };
}

/**
 * The terms of loans in a text such as `91 to 365 (1 year)` or `3 to 12 months`, in days. A number
 * without a unit is one of days. A number of something else, such as instalments, is no term.
 */
export function daysIn(text: string, region: Region): readonly number[] {
  const { term, units } = patternsFor(region);
  return [...withoutNotes(text).matchAll(term)].flatMap(([, number = '', ...words]) => {
    // The unit may follow an adjective, as in "30 calendar days".
    const unit = units.find(([name]) => words.some((word) => name.test(word)));
    const days = words.some(Boolean) ? unit?.[1] : 1;
    // 1,095 and 1.095 days are three years, and 1.5 years are months.
    const written = withLatinDigits(number).replace(/[.,](?=\d{3}(?!\d))/g, '');
    return days ? [Math.round(days * Number(written.replace(',', '.')))] : [];
  });
}

/** The percentages in a text such as `24% to 36% (from 1 April 2026)`. */
export function percentagesIn(
  text: string,
  { region, language }: Readonly<{ region: Region; language: Language }>,
): readonly number[] {
  const notes = [withoutNotes(text), text];
  const found = [patternsFor(region).percentage, NUMBER_BUT_NO_YEAR].flatMap((pattern) =>
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
