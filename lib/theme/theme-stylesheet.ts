import { widthInEms } from '@/lib/fonts/amount-width';
import { fontFaces } from '@/lib/fonts/font-faces';
import type { Variant } from '@/lib/region/variants';
import type { CompanyColours } from './company-colours-type';
import { cssBlock } from './css-block';
import { deriveTheme, type SchemeColours } from './derive-theme';

const LETTER_NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * The style sheet that depends on the region and the configuration: the display font and its
 * fallbacks, and custom properties: the colours of both schemes and the widths of the region's amounts.
 *
 * @param companyName may be written in any script, whatever the language of the site.
 */
export function themeStylesheet(
  { region, language, copy }: Pick<Variant, 'region' | 'language' | 'copy'>,
  palette: CompanyColours,
  companyName: string,
): string {
  const { light, dark, footer } = deriveTheme(palette);
  const root = {
    ...colourProperties(light),
    '--footer-ground': footer.ground,
    '--footer-text': footer.text,
    '--footer-text-quiet': footer.textQuiet,
    // Many scripts have signs above and below their letters, which would touch the next line.
    ...(LETTER_NOT_LATIN.test(companyName) && { '--name-leading': '1.3' }),
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
