import type { RegionCopy } from '@/lib/region/copy';
import type { Region } from '@/lib/region/regions';
import displayFace from '@/lib/fonts/display-face.json';
import type { Palette } from './palette';
import { deriveTheme, type SchemeColours } from './theme';

/**
 * The style sheet that depends on the configuration: the colours of both schemes, and how wide the region's
 * amounts are, as custom properties for the rest of the styles; and the display face, with the faces that stand in for it.
 */
export function themeStylesheet(region: Region, copy: RegionCopy, palette: Palette): string {
  const { light, dark, footer } = deriveTheme(palette);
  const root = {
    ...colourProperties(light),
    '--footer-ground': footer.ground,
    '--footer-text': footer.text,
    '--footer-text-quiet': footer.textQuiet,
    '--from-ems': String(emsOf(copy.offer.from)),
    '--amount-ems': String(Math.max(emsOf(copy.offer.from), emsOf(copy.offer.to))),
  };
  return [
    displayFaceOf(region),
    ...fallbackFaces(),
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

/** The display face: each region's file has its currency's signs. A browser asks for it once something is set in it. */
function displayFaceOf(region: Region): string {
  return `@font-face${block({
    'font-family': 'Display',
    src: `url(${displayFace.files[region]}) format("woff2")`,
    'font-weight': '800',
    'font-display': 'swap',
  })}`;
}

/** Faces of the system, in the measures of the display face: nothing moves when that arrives (CSS Fonts 5). */
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

/** Advance widths of the display face in ems, with tabular figures; a letter's is the widest that an amount uses. */
const ADVANCE_EMS = { digit: 0.609, comma: 0.204, space: 0.214, rupee: 0.552, letter: 0.66 };

/** The width of an amount in ems of the display face, so that it can be set as large as its column. */
function emsOf(amount: string): number {
  return Number(
    [...amount].reduce((sum, character) => sum + ADVANCE_EMS[classOf(character)], 0).toFixed(2),
  );
}

function classOf(character: string): keyof typeof ADVANCE_EMS {
  if (/\d/.test(character)) return 'digit';
  if (character === ',') return 'comma';
  if (character === '₹') return 'rupee';
  return character === ' ' ? 'space' : 'letter';
}
