import { languages } from '@/lib/region/languages';
import { VARIANTS } from '@/lib/region/variants';

/** The texts that only screen readers and search engines are given. They need no glyphs. */
const UNSEEN = new Set(['description', 'alt', 'banner', 'label']);

/** Every word in Devanagari that the variants show, each once and sorted. */
export function devanagariWords(): string[] {
  const shown = VARIANTS.filter(({ language }) => languages[language].script === 'Deva').map(
    ({ copy, strings }) =>
      JSON.stringify([copy, strings], (key, value: unknown) =>
        UNSEEN.has(key) ? undefined : value,
      ),
  );
  return [...new Set(shown.join(' ').match(/[\u0900-\u097f\u200c\u200d]+/g))].sort();
}
