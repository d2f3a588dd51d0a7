import { languages } from '@/lib/region/languages';
import type { Region } from '@/lib/region/regions';
import { VARIANTS, type Variant } from '@/lib/region/variants';

/** The texts that only screen readers and search engines are given. They need no glyphs. */
const UNSEEN = new Set(['description', 'alt', 'banner', 'label']);

/** Every word in Devanagari that the variants show, each once and sorted. */
export function devanagariWords(): string[] {
  const shown = VARIANTS.filter(({ language }) => languages[language].script === 'Deva').map(
    shownText,
  );
  return [...new Set(shown.join(' ').match(/[\u0900-\u097f\u200c\u200d]+/g))].sort();
}

/**
 * The accented Latin letters that the variants of a region show. The display font needs them besides
 * ASCII, which it always contains.
 */
export function accentedLettersOf(region: Region): string {
  return accentedLetters(
    VARIANTS.filter((variant) => variant.region === region)
      .map(shownText)
      .join(''),
  );
}

/** The Latin letters of a text beyond ASCII, such as "é", each once and sorted. */
export function accentedLetters(text: string): string {
  return [...new Set(text.match(/[^\p{ASCII}\P{Script=Latin}]/gu))].sort().join('');
}

function shownText({ copy, strings }: Variant): string {
  return JSON.stringify([copy, strings], (key, value: unknown) =>
    UNSEEN.has(key) ? undefined : value,
  );
}
