import { widthInEms } from '@/lib/fonts/amount-width';
import { fontFaces } from '@/lib/fonts/font-faces';
import type { Edition } from '@/lib/region/editions';
import { cssBlock } from './css-block';
import type { Palette } from './palette';
import { deriveTheme, type SchemeColours } from './theme';

/**
 * The style sheet that depends on the region and the configuration: the display face and its
 * fallbacks, and custom properties with the colours of both schemes and the widths of the region's
 * amounts and the number of its facts.
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
    '--fact-count': String(copy.offer.facts.length),
    '--from-ems': String(widthInEms(copy.offer.from)),
    '--amount-ems': String(Math.max(widthInEms(copy.offer.from), widthInEms(copy.offer.to))),
  };
  return [
    ...fontFaces(region, language),
    `:root${cssBlock(root)}`,
    `@media (prefers-color-scheme:dark){:root${cssBlock(colourProperties(dark))}}`,
  ].join('');
}

function colourProperties(colours: SchemeColours): Record<string, string> {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [`--${kebab(name)}`, value]),
  );
}
