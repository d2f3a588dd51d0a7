import { DISPLAY_WEIGHT, type DisplayFont } from '@/lib/kit/fonts';

/** The font of headings, amounts and bold words in Latin letters. */
export const DISPLAY_FONT: DisplayFont = {
  source: './lib/fonts/sources/bricolage-grotesque.ttf',
  // All text in it is extra bold. The optical size is between that of the top bar and that of the
  // amounts.
  axes: { wght: DISPLAY_WEIGHT, wdth: 100, opsz: 48 },
  // The features that the style sheets use: kerning, and tabular figures (`font-variant-numeric`).
  // Without this list, glyphs of other features, such as fractions, would be a tenth of the file.
  features: ['kern', 'tnum'],
  // In ems. The average width of a character is weighted by how often English uses it.
  metrics: { averageWidth: 0.475, ascent: 0.93, descent: 0.27 },
};

/**
 * The display font beside the font of another script. There it sets the amounts and the company's
 * name. Kerning is 5 kB, almost half of the file, and changes neither of them much.
 */
export const DISPLAY_FONT_OF_AMOUNTS: DisplayFont = { ...DISPLAY_FONT, features: ['tnum'] };
