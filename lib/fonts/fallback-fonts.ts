/**
 * Bold fonts that systems have, from the most common, and the metrics that fit them to the display
 * font: text keeps its place when the display font replaces them.
 */

/**
 * Metrics of the display font (lib/fonts/sources) in ems: the average width of a character, weighted
 * by how often English uses it, and its ascent and descent.
 */
const DISPLAY = { averageWidth: 0.475, ascent: 0.93, descent: 0.27 };

/**
 * The names by which `local()` finds a font and others of its width: the full name and the
 * PostScript name, and on Linux the family name, because WebKitGTK compares the family name and then
 * selects the requested weight. The average width is that of the bold font, measured like the
 * display font's with @capsizecss/unpack 4.0.1.
 */
const FALLBACKS = [
  {
    // Measured on Arimo, which is as wide as Arial.
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Liberation Sans'],
    averageWidth: 983 / 2048,
  },
  {
    names: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    averageWidth: 926 / 2048,
  },
  {
    // Noto Sans is as wide as Open Sans.
    names: ['Open Sans Bold', 'OpenSans-Bold', 'Noto Sans Bold', 'Noto Sans'],
    averageWidth: 1030 / 2048,
  },
  {
    // Some Linux desktops have no other font. The amounts are too wide for their lines in it.
    names: ['DejaVu Sans Bold', 'DejaVu Sans'],
    averageWidth: 1176 / 2048,
  },
];

/** A fallback font, and the descriptors of its `@font-face` rule (CSS Fonts 5). */
export interface FallbackFont {
  readonly names: readonly string[];
  readonly descriptors: Readonly<Record<string, string>>;
}

/** The fallback fonts, each with the average width and the line height of the display font. */
export const FALLBACK_FONTS: readonly FallbackFont[] = FALLBACKS.map(({ names, averageWidth }) => {
  const sizeAdjust = DISPLAY.averageWidth / averageWidth;
  return {
    names,
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
