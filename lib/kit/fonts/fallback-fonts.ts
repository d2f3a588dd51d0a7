/** Metrics of a font in ems: the average width of a character, its ascent and its descent. */
export interface FontMetrics {
  readonly averageWidth: number;
  readonly ascent: number;
  readonly descent: number;
}

/**
 * System fonts, and fonts that are equally wide, by the names that `local()` takes: the full name
 * and the PostScript name. Those of Android come first, because most visitors have them. The width
 * is the average of the bold font, in 2048ths of an em, as @capsizecss/unpack 4.0.1 measured it.
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
 * The fallback fonts of a font, with the descriptors of their `@font-face` rules that give them its
 * average width and line height (CSS Fonts 5): text keeps its place when the font replaces them.
 */
export function fallbackFonts({ averageWidth, ascent, descent }: FontMetrics) {
  return FALLBACKS.map(({ width, ...font }) => {
    const sizeAdjust = (averageWidth * 2048) / width;
    return {
      ...font,
      descriptors: {
        'size-adjust': percent(sizeAdjust),
        'ascent-override': percent(ascent / sizeAdjust),
        'descent-override': percent(descent / sizeAdjust),
      },
    };
  });
}

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(2)}%`;
}
