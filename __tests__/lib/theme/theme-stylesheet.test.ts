import { regions } from '@/lib/region/regions';
import { deriveTheme } from '@/lib/theme/derive-theme';
import { themeStylesheet } from '@/lib/theme/theme-stylesheet';
import { cssDeclarations } from '../setup/css-declarations';

const { palette } = regions.india;
const WIDTHS = { from: 3.19, to: 4.5, word: 1.2, feature: 4.8 };

test('the colours of both schemes and the widths of the amounts are custom properties', () => {
  const sheet = themeStylesheet(palette, 'Example Finance', WIDTHS);
  const [, root = '', inTheDark = ''] =
    /^:root\{([^}]*)\}@media \(prefers-color-scheme:dark\)\{:root\{([^}]*)\}\}$/.exec(sheet) ?? [];
  const { both, light, dark } = deriveTheme(palette);

  expect(cssDeclarations(root)).toMatchObject({
    '--background': light.background,
    '--dark-card-amount': light.darkCardAmount,
    '--footer-background': both.footerBackground,
    '--from-width': '3.19',
    '--word-width': '1.2',
    // The wider of both amounts.
    '--amount-width': '4.5',
    '--feature-width': '4.8',
  });
  expect(Object.values(cssDeclarations(inTheDark))).toEqual(Object.values(dark));
});

test.each([
  ['महालक्ष्मी Finance', true],
  ['Müller & Söhne 24', false],
])('sets a taller line height for a company name in a script with marks: %s', (name, taller) => {
  const sheet = themeStylesheet(palette, name, WIDTHS);

  expect(sheet.includes('--name-leading:1.3')).toBe(taller);
});
