/**
 * Metrics of the display font (lib/fonts/sources) in ems: the average width of a character, weighted
 * by how often English uses it, and its ascent and descent.
 */
const DISPLAY = { averageWidth: 0.475, ascent: 0.93, descent: 0.27 };

/**
 * Bold fonts that systems have, from the most common, by the names by which `local()` finds them and
 * others of their width: the full name and the PostScript name, and on Linux the family name,
 * because WebKitGTK compares the family name and then selects the requested weight. The average
 * width is that of the bold font, measured like the display font's with @capsizecss/unpack 4.0.1.
 */
const FALLBACKS = [
  {
    // Measured on Arimo, which is as wide as Arial.
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    family: 'Liberation Sans',
    averageWidth: 983 / 2048,
  },
  {
    bold: ['Roboto Bold', 'Roboto-Bold'],
    family: 'Roboto',
    averageWidth: 926 / 2048,
  },
  {
    // Noto Sans is as wide as Open Sans.
    bold: ['Open Sans Bold', 'OpenSans-Bold', 'Noto Sans Bold'],
    family: 'Noto Sans',
    averageWidth: 1030 / 2048,
  },
  {
    // Some Linux desktops have no other font. The amounts are too wide for their lines in it.
    bold: ['DejaVu Sans Bold'],
    family: 'DejaVu Sans',
    averageWidth: 1176 / 2048,
  },
];

/**
 * The fallback fonts, with the descriptors of their `@font-face` rules that give them the average
 * width and the line height of the display font (CSS Fonts 5): text keeps its place when the display
 * font replaces them.
 */
export const FALLBACK_FONTS = FALLBACKS.map(({ averageWidth, ...names }) => {
  const sizeAdjust = DISPLAY.averageWidth / averageWidth;
  return {
    ...names,
    descriptors: {
      'size-adjust': percent(sizeAdjust),
      'ascent-override': percent(DISPLAY.ascent / sizeAdjust),
      'descent-override': percent(DISPLAY.descent / sizeAdjust),
    },
  };
});

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
