import type { HashedFile } from '../files';
import { cssBlock } from '../text';
import { FONTS_FOLDER } from '../urls';
import type { ScriptFiles } from './build-web-fonts';
import { fallbackFonts, type FontMetrics } from './fallback-fonts';
import type { ScriptFont } from './script-fonts';

/** The weight of all text in the display font. */
export const DISPLAY_WEIGHT = 800;

const SWAP = { 'font-display': 'swap' };

/** The `@font-face` rules of the display font, `Display`, and of its fallbacks, `Fallback 1` … */
export function displayFaces(file: HashedFile, metrics: FontMetrics): string {
  const own = fontFace('Display', sourceOf(file), { 'font-weight': `${DISPLAY_WEIGHT}`, ...SWAP });
  return own + fallbackFonts(metrics).map(fallbackFace).join('');
}

/** The `@font-face` rules of a font for one script, under the name of a family. */
export function scriptFaces(
  family: string,
  { regular, bold }: ScriptFiles,
  { range, systemFonts }: Pick<ScriptFont, 'range' | 'systemFonts'>,
): string {
  const both = { ...SWAP, 'unicode-range': range };
  const withSystemFonts = [...systemFonts.map(local), sourceOf(regular)].join(',');
  return (
    fontFace(family, withSystemFonts, { 'font-weight': '400 500', ...both }) +
    // The system fonts above are regular, which would be too light.
    fontFace(family, sourceOf(bold), { 'font-weight': `600 ${DISPLAY_WEIGHT}`, ...both })
  );
}

function fontFace(family: string, src: string, descriptors: Readonly<Record<string, string>>) {
  return `@font-face${cssBlock({ 'font-family': family, src, ...descriptors })}`;
}

/** A browser loads the file when an element uses the font. */
function sourceOf({ name }: Pick<HashedFile, 'name'>): string {
  return `url(${FONTS_FOLDER}${name}) format("woff2")`;
}

function local(name: string): string {
  return `local("${name}")`;
}

/**
 * A system font with the metrics of the display font, so that nothing moves when it loads. The rule
 * of a bold font states the weight. Without it, browsers would make the bold letters bolder still.
 * In Firefox this makes them wider, so an amount would not fit its line.
 */
function fallbackFace(
  { names, isBold, descriptors }: ReturnType<typeof fallbackFonts>[number],
  index: number,
): string {
  const src = names.map(local).join(',');
  const weight = isBold && { 'font-weight': `${DISPLAY_WEIGHT}` };
  return fontFace(`"Fallback ${index + 1}"`, src, { ...weight, ...descriptors });
}
