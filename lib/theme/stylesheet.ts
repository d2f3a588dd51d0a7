import { DEVANAGARI_RANGE } from '@/lib/fonts/devanagari-subset';
import devanagari from '@/lib/fonts/devanagari.json';
import displayFace from '@/lib/fonts/display-face.json';
import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import type { Edition } from '@/lib/region/editions';
import { languages } from '@/lib/region/languages';
import type { Region } from '@/lib/region/regions';
import type { Palette } from './palette';
import { deriveTheme, type SchemeColours } from './theme';

/**
 * The style sheet that depends on the region and the configuration: the display face and its fallbacks, and custom
 * properties with the colours of both schemes and the widths of the region's amounts.
 */
export function themeStylesheet(
  { region, language, copy }: Pick<Edition, 'region' | 'language' | 'copy'>,
  palette: Palette,
): string {
  const { light, dark, footer } = deriveTheme(palette);
  const root = {
    ...colourProperties(light),
    '--footer-ground': footer.ground,
    '--footer-text': footer.text,
    '--footer-text-quiet': footer.textQuiet,
    '--from-ems': String(widthInEms(copy.offer.from)),
    '--amount-ems': String(Math.max(widthInEms(copy.offer.from), widthInEms(copy.offer.to))),
  };
  return [
    displayFaceOf(region),
    ...fallbackFaces(),
    ...(languages[language].script === 'Deva' ? devanagariRules() : []),
    `:root${block(root)}`,
    `@media (prefers-color-scheme:dark){:root${block(colourProperties(dark))}}`,
  ].join('');
}

function colourProperties(colours: SchemeColours): Record<string, string> {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [`--${kebab(name)}`, value]),
  );
}

function block(declarations: Record<string, string>): string {
  return `{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
}

/** The display face. Each region's file contains its currency sign. A browser loads it when an element uses it. */
function displayFaceOf(region: Region): string {
  return `@font-face${block({
    'font-family': 'Display',
    src: `url(${displayFace.files[region]}) format("woff2")`,
    'font-weight': String(displayFace.weight),
    'font-display': 'swap',
  })}`;
}

/** System fonts with the metrics of the display face, so that nothing moves when it loads (CSS Fonts 5). */
function fallbackFaces(): string[] {
  return displayFace.fallbacks.map(
    ({ local, sizeAdjust, ascentOverride, descentOverride }, index) =>
      `@font-face${block({
        'font-family': `"Display fallback ${index + 1}"`,
        src: local.map((name) => `local("${name}")`).join(','),
        'size-adjust': sizeAdjust,
        'ascent-override': ascentOverride,
        'descent-override': descentOverride,
      })}`,
  );
}

/** The regular Devanagari faces of systems, by the names that `local()` finds them under. */
const SYSTEM_DEVANAGARI = [
  'Noto Sans Devanagari',
  'Noto Sans Devanagari Regular',
  'NotoSansDevanagari-Regular',
  'NotoSansDevanagari',
  'Kohinoor Devanagari',
  'KohinoorDevanagari-Regular',
  'Nirmala UI',
];

const SYSTEM_FACES = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';

/**
 * What Devanagari needs beside the Latin faces. Running text is set in the system's face where it is found by name. Bold
 * text and headings are set in ours: beside the amounts, Noto Sans Devanagari looks too light even where it is bold.
 *
 * Ours has the shapes of the shipped words only. In other words it would lack letters, or show them unjoined, so the
 * company's name, the values that it sets and what a visitor types stay in the faces of the system. Letters hang from a
 * line and carry signs above and below it: lines stand further apart, and letters keep their own distance.
 */
function devanagariRules(): string[] {
  const ours = `url(${devanagari.file}) format("woff2")`;
  const face = (weight: string, src: string) =>
    `@font-face${block({
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
    `html:root${block({ '--leading': '1.3', '--tracking': '0' })}`,
    `html:root[${WEB_FONT_ATTRIBUTE}]${block({
      '--face-name': 'Display,var(--face-fallbacks)',
      '--face-display': 'Display,Devanagari,var(--face-fallbacks)',
      '--face-text': `Devanagari,${SYSTEM_FACES},var(--face-display)`,
      '--face-values': `${SYSTEM_FACES},var(--face-name)`,
    })}`,
  ];
}

/** Advance widths by character, in ems, with tabular figures. */
const ADVANCE_WIDTHS: Readonly<Record<string, number>> = displayFace.advanceWidths;

/**
 * The width of an amount in ems of the display face. The page uses it to make the amount as large as its column.
 *
 * @throws {Error} for a character that the display face does not contain
 */
function widthInEms(amount: string): number {
  const widths = Array.from(amount, (character) => {
    const width = ADVANCE_WIDTHS[character];
    if (width === undefined)
      throw new Error(
        `The display face does not contain "${character}" of the amount "${amount}".`,
      );
    return width;
  });
  return Number(widths.reduce((sum, width) => sum + width, 0).toFixed(2));
}
