import { type Language, languages } from '@/lib/region/languages';
import type { Region } from '@/lib/region/regions';
import { cssBlock } from '@/lib/theme/css-block';
import devanagari from './devanagari-subset.json';
import displayFont from './display-font.json';
import { WEB_FONT_ATTRIBUTE } from './web-font-attribute';

/** The characters that the Devanagari font sets, as CSS `unicode-range` has them. */
const DEVANAGARI_RANGE = 'U+900-97F,U+200C-200D';

/**
 * The `@font-face` rules of the display font and of its fallbacks, and the rules of a variant in
 * Devanagari.
 */
export function fontFaces(region: Region, language: Language): string[] {
  return [
    displayFontRule(region),
    ...fallbackRules(),
    ...(languages[language].script === 'Deva' ? devanagariRules() : []),
  ];
}

/** Each region's file contains its currency sign. A browser loads it when an element uses it. */
function displayFontRule(region: Region): string {
  return `@font-face${cssBlock({
    'font-family': 'Display',
    src: `url(${displayFont.files[region]}) format("woff2")`,
    'font-weight': String(displayFont.weight),
    'font-display': 'swap',
  })}`;
}

/**
 * System fonts with the metrics of the display font, so that nothing moves when it loads (CSS Fonts
 * 5). The bold fonts come first, and their rules state the weight. Without it, browsers would make the
 * bold letters bolder still. In Firefox they would become wider, so that an amount would no longer fit
 * its line. A rule that names a whole family states no weight, because `local()` may find a regular
 * font there.
 */
function fallbackRules(): string[] {
  const faces = (isBold: boolean) =>
    displayFont.fallbacks.map((fallback) => ({
      ...fallback,
      local: fallback.local.filter((name) => name.includes('Bold') === isBold),
      weight: isBold ? { 'font-weight': String(displayFont.weight) } : {},
    }));
  return [...faces(true), ...faces(false)].map(
    ({ local, sizeAdjust, ascentOverride, descentOverride, weight }, index) =>
      `@font-face${cssBlock({
        'font-family': `"Display fallback ${index + 1}"`,
        src: local.map((name) => `local("${name}")`).join(','),
        ...weight,
        'size-adjust': sizeAdjust,
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
      })}`,
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

const SYSTEM_FONTS = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';

/**
 * The rules for text in Devanagari. Running text uses the system's face if `local()` finds it. Bold
 * text and headings use ours: beside the amounts, Noto Sans Devanagari looks too light even in
 * bold. Our face contains only the shapes of the shipped words. Other words would lack letters or
 * show them unjoined, so the company's name, its settings and the text that a visitor types use the
 * faces of the system. Devanagari has signs above and below its letters: it needs taller lines and
 * no tracking.
 */
function devanagariRules(): string[] {
  const ours = `url(${devanagari.file}) format("woff2")`;
  const face = (weight: string, src: string) =>
    `@font-face${cssBlock({
      'font-family': 'Devanagari',
      src,
      'font-weight': weight,
      'font-display': 'swap',
      'unicode-range': DEVANAGARI_RANGE,
    })}`;
  return [
    face('400 500', [...SYSTEM_DEVANAGARI.map((name) => `local("${name}")`), ours].join(',')),
    // The faces above are regular ones, which would be too light.
    face('600 800', ours),
    `html:root${cssBlock({ '--leading': '1.3', '--tracking': '0' })}`,
    `html:root[${WEB_FONT_ATTRIBUTE}]${cssBlock({
      '--font-name': 'Display,var(--font-fallbacks)',
      '--font-display': 'Display,Devanagari,var(--font-fallbacks)',
      '--font-text': `Devanagari,${SYSTEM_FONTS},var(--font-display)`,
      '--font-values': `${SYSTEM_FONTS},var(--font-name)`,
    })}`,
  ];
}
