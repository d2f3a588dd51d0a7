import type { HashedFile } from '../files';
import { cssBlock } from '../text';
import type { WebFonts } from './build-web-fonts';
import { FALLBACK_FONTS } from './fallback-fonts';
import { SCRIPT_FAMILY, WEB_FONT_ATTRIBUTE } from '../page-scripts';

type ScriptFont = NonNullable<WebFonts['ofScript']>;

/** The weight of all text in the display font. */
const DISPLAY_WEIGHT = '800';

/**
 * The `@font-face` rules of the display font and of its fallbacks, and the rules of a variant in
 * another script than Latin.
 */
export function fontFaces({ display, ofScript, ofContent }: Omit<WebFonts, 'amountWidths'>) {
  return [
    // A browser loads the file when an element uses the font.
    fontFace('Display', sourceOf(display), { 'font-weight': DISPLAY_WEIGHT, ...SWAP }),
    ...FALLBACK_FONTS.map(fallbackFace),
    ...(ofScript ? scriptRules(ofScript) : []),
    ...(ofScript && ofContent ? contentRules({ ...ofScript, ...ofContent }) : []),
  ].join('');
}

const SWAP = { 'font-display': 'swap' };

function fontFace(family: string, src: string, descriptors: Readonly<Record<string, string>>) {
  return `@font-face${cssBlock({ 'font-family': family, src, ...descriptors })}`;
}

function sourceOf({ name }: Pick<HashedFile, 'name'>): string {
  return `url(/fonts/${name}) format("woff2")`;
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
  { names, isBold, descriptors }: (typeof FALLBACK_FONTS)[number],
  index: number,
): string {
  const src = names.map(local).join(',');
  const weight = isBold && { 'font-weight': DISPLAY_WEIGHT };
  return fontFace(`"Fallback ${index + 1}"`, src, { ...weight, ...descriptors });
}

/**
 * The rules for text in the script. Running text uses the font of the system if `local()` finds it.
 * Bold text and headings use our font, because system fonts look too light beside the amounts. Our
 * font contains only the glyphs of our own words. So the company's name, its settings and the text
 * that a visitor types use the fonts of the system. Scripts with signs above and below their
 * letters, such as Devanagari, need taller lines and no letter spacing.
 */
function scriptRules(font: ScriptFont): string[] {
  // For the root, and for the elements that base.css overrides.
  const enabled = `html:root[${WEB_FONT_ATTRIBUTE}]`;
  return [
    ...scriptFaces(SCRIPT_FAMILY, font),
    `html:root${cssBlock({ '--leading': '1.3', '--tracking': '0', '--words-weight': '600' })}`,
    `${enabled},${enabled} :is(h1,h2,.web-font)${cssBlock({
      '--font-name': 'Display,var(--font-fallbacks)',
      '--font-display': `Display,${SCRIPT_FAMILY},var(--font-fallbacks)`,
      '--font-text': `${SCRIPT_FAMILY},system-ui,sans-serif,Display`,
      '--font-values': 'system-ui,sans-serif,Display',
    })}`,
  ];
}

/** The texts of `content/` have their own font file, which the home page does not load. */
function contentRules(font: ScriptFont): string[] {
  return [
    ...scriptFaces('Written', font),
    `:root${cssBlock({ '--font-written': 'Written,system-ui,sans-serif' })}`,
  ];
}

function scriptFaces(family: string, font: ScriptFont): string[] {
  const ours = sourceOf(font);
  const both = { ...SWAP, 'unicode-range': font.range };
  const withSystemFonts = [...font.systemFonts.map(local), ours].join(',');
  return [
    fontFace(family, withSystemFonts, { 'font-weight': '400 500', ...both }),
    // The system fonts above are regular, which would be too light.
    fontFace(family, ours, { 'font-weight': '600 800', ...both }),
  ];
}
