/**
 * Metrics of the display font (lib/fonts/sources) in ems: the average width of a character,
 * weighted by how often English uses it, and its ascent and descent.
 */
const DISPLAY = { averageWidth: 0.475, ascent: 0.93, descent: 0.27 };

/**
 * System fonts, and fonts that are equally wide, by the names that `local()` takes: the full name
 * and the PostScript name. Those of Android come first, because most visitors have them. The width
 * is the average of the bold font, in 2048ths of an em. @capsizecss/unpack 4.0.1 measured it, and
 * that of the display font.
 */
const FALLBACKS = [
  { names: ['Roboto Bold', 'Roboto-Bold'], isBold: true, width: 926 },
  // Since Android 12, one file has all weights of Roboto, under the name of the regular font.
  { names: ['Roboto'], isBold: false, width: 926 },
  // Measured on Arimo, which is as wide as Arial.
  { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], isBold: true, width: 983 },
  // Noto Sans is as wide as Open Sans.
  { names: ['Open Sans Bold', 'OpenSans-Bold', 'Noto Sans Bold'], isBold: true, width: 1030 },
  // Some Linux desktops have no other font. The amounts are too wide for their lines in it.
  // WebKitGTK finds a font by the name of its family, and then selects the weight.
  { names: ['DejaVu Sans Bold', 'DejaVu Sans'], isBold: true, width: 1176 },
];

/**
 * The fallback fonts, with the descriptors of their `@font-face` rules that give them the average
 * width and the line height of the display font (CSS Fonts 5): text keeps its place when the
 * display font replaces them.
 */
export const FALLBACK_FONTS = FALLBACKS.map(({ width, ...font }) => {
  const sizeAdjust = (DISPLAY.averageWidth * 2048) / width;
  return {
    ...font,
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
