import { kebabCase, cssBlock } from '@/lib/kit/text';
import { deriveTheme, type CompanyColours } from './derive-theme';

const LETTER_NOT_LATIN = /(?!\p{Script=Latin})\p{L}/u;

/**
 * The widths of both amounts of the offer, of the word between them, and of the longest amount of a
 * feature card, in ems. With them, the page makes the amounts as large as their columns.
 */
export type AmountWidths = Readonly<Record<'from' | 'to' | 'word' | 'feature', number>>;

/**
 * The custom properties that depend on the region and the configuration.
 *
 * @param companyName may be written in any script, whatever the language of the site.
 */
export function themeStylesheet(
  palette: CompanyColours,
  companyName: string,
  amountWidths: AmountWidths,
): string {
  const { both, light, dark } = deriveTheme(palette);
  const root = {
    ...colourProperties({ ...both, ...light }),
    // Many scripts have signs above and below their letters, which would touch the next line.
    ...(LETTER_NOT_LATIN.test(companyName) && { '--name-leading': '1.3' }),
    '--from-width': String(amountWidths.from),
    '--word-width': String(amountWidths.word),
    '--amount-width': String(Math.max(amountWidths.from, amountWidths.to)),
    '--feature-width': String(amountWidths.feature),
  };
  return [
    `:root${cssBlock(root)}`,
    `@media (prefers-color-scheme:dark){:root${cssBlock(colourProperties(dark))}}`,
  ].join('');
}

function colourProperties(colours: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [`--${kebabCase(name)}`, value]),
  );
}
