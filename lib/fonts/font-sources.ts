import type { DisplayFont, ScriptFont } from '@/lib/kit/fonts';
import type { Script } from '@/lib/region/languages';

/** The font of headings, amounts and bold words in Latin letters. */
export const DISPLAY_FONT: DisplayFont = {
  source: 'lib/fonts/sources/bricolage-grotesque.ttf',
  // All text in it is extra bold. The optical size is between that of the top bar and that of the
  // amounts.
  axes: { wght: 800, wdth: 100, opsz: 48 },
  // The features that the style sheets use: kerning, and tabular figures (`font-variant-numeric`).
  // Without this list, glyphs of other features, such as fractions, would be a tenth of the file.
  features: ['kern', 'tnum'],
  // In ems. The average width of a character is weighted by how often English uses it.
  metrics: { averageWidth: 0.475, ascent: 0.93, descent: 0.27 },
};

/** The one table of scripts besides Latin, by their code (ISO 15924). A new script is a new row. */
export const SCRIPT_FONTS = {
  Deva: {
    source: 'lib/fonts/sources/anek-devanagari.woff2',
    name: 'devanagari',
    range: 'U+900-97F,U+200C-200D',
    systemFonts: [
      'Noto Sans Devanagari',
      'Noto Sans Devanagari Regular',
      'NotoSansDevanagari-Regular',
      'NotoSansDevanagari',
      'Kohinoor Devanagari',
      'KohinoorDevanagari-Regular',
      'Nirmala UI',
    ],
  },
} as const satisfies Record<Exclude<Script, 'Latn'>, ScriptFont>;

/** The font of a script; undefined for Latin, which the display font has. */
export function scriptFontOf(script: Script): ScriptFont | undefined {
  return script === 'Latn' ? undefined : SCRIPT_FONTS[script];
}
