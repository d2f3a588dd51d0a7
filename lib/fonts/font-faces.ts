import { cssBlock } from '@/lib/theme/css-block';
import { DEVANAGARI_RANGE } from './devanagari';
import { FALLBACK_FONTS } from './fallback-fonts';
import { WEB_FONT_ATTRIBUTE } from './web-font-attribute';

/** The weight of all text in the display font. */
const DISPLAY_WEIGHT = '800';

/**
 * The `@font-face` rules of the display font and of its fallbacks, and the rules of a variant in
 * Devanagari.
 */
export function fontFaces(
  display: { readonly name: string },
  devanagari?: { readonly name: string },
): string {
  return [
    // A browser loads the file when an element uses the font.
    fontFace({
      'font-family': 'Display',
      src: sourceOf(display.name),
      'font-weight': DISPLAY_WEIGHT,
      'font-display': 'swap',
    }),
    ...fallbackRules(),
    ...(devanagari ? devanagariRules(devanagari.name) : []),
  ].join('');
}

function fontFace(descriptors: Record<string, string>): string {
  return `@font-face${cssBlock(descriptors)}`;
}

function sourceOf(file: string): string {
  return `url(/fonts/${file}) format("woff2")`;
}

function local(name: string): string {
  return `local("${name}")`;
}

/**
 * System fonts with the metrics of the display font, so that nothing moves when it loads. The rules
 * of bold fonts state the weight. Without it, browsers would make the bold letters bolder still. In
 * Firefox they would become wider, so that an amount would no longer fit its line.
 */
function fallbackRules(): string[] {
  return FALLBACK_FONTS.map(({ names, isBold, descriptors }, index) =>
    fontFace({
      'font-family': `"Fallback ${index + 1}"`,
      src: names.map(local).join(','),
      ...(isBold && { 'font-weight': DISPLAY_WEIGHT }),
      ...descriptors,
    }),
  );
}

/** The regular Devanagari fonts of systems, by the names that `local()` finds them under. */
const SYSTEM_DEVANAGARI = [
  'Noto Sans Devanagari',
  'Noto Sans Devanagari Regular',
  'NotoSansDevanagari-Regular',
  'NotoSansDevanagari',
  'Kohinoor Devanagari',
  'KohinoorDevanagari-Regular',
  'Nirmala UI',
];

/**
 * The rules for text in Devanagari. Running text uses the system's face if `local()` finds it. Bold
 * text and headings use ours: Noto Sans Devanagari looks too light beside the amounts. Our face
 * contains only the shapes of our own words, so the company's name, its settings and the text that a
 * visitor types use the faces of the system. Devanagari has signs above and below its letters: it
 * needs taller lines and no tracking.
 */
function devanagariRules(file: string): string[] {
  const ours = sourceOf(file);
  const face = (weight: string, src: string) =>
    fontFace({
      'font-family': 'Devanagari',
      src,
      'font-weight': weight,
      'font-display': 'swap',
      'unicode-range': DEVANAGARI_RANGE,
    });
  // All text changes. The elements in base.css have values of their own.
  const enabled = `html:root[${WEB_FONT_ATTRIBUTE}]`;
  return [
    face('400 500', [...SYSTEM_DEVANAGARI.map(local), ours].join(',')),
    // The faces above are regular ones, which would be too light.
    face('600 800', ours),
    `html:root${cssBlock({ '--leading': '1.3', '--tracking': '0' })}`,
    `${enabled},${enabled} :is(h1,h2,.web-font)${cssBlock({
      '--font-name': 'Display,var(--font-fallbacks)',
      '--font-display': 'Display,Devanagari,var(--font-fallbacks)',
      '--font-text': 'Devanagari,system-ui,sans-serif,Display',
      '--font-values': 'system-ui,sans-serif,Display',
    })}`,
  ];
}
