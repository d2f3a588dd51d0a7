import { regionCopy } from '@/lib/region/region-copy';
import type { Region } from '@/lib/region/flag';
import { displayFaceFile, themeStylesheet } from '@/lib/theme/stylesheet';
import { deriveTheme } from '@/lib/theme/theme';

type Declarations = Record<string, string>;

/** The sheet's rules as `[selector, declarations]`, in their order; those for the dark behind `dark`. */
function rulesOf(region: Region): [string, Declarations][] {
  const sheet = themeStylesheet(region, regionCopy[region], regionCopy[region].palette);
  const flat = sheet.replace(/@media \(prefers-color-scheme:dark\)\{(:root\{[^}]*\})\}$/, 'dark $1');
  return [...flat.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', block = '']) => [
    selector,
    Object.fromEntries(block.split(';').map((declaration) => declaration.split(/:(.*)/s).slice(0, 2) as [string, string])),
  ]);
}

function rule(region: Region, wanted: string): Declarations {
  return rulesOf(region).find(([selector]) => selector === wanted)?.[1] ?? {};
}

const faces = (region: Region) =>
  rulesOf(region)
    .filter(([selector]) => selector === '@font-face')
    .map(([, declarations]) => declarations);

test.each(['india', 'indonesia'] as const)('%s has its colours as custom properties, in the light and in the dark', (region) => {
  const { light, dark, footer } = deriveTheme(regionCopy[region].palette);
  const properties = (colours: typeof light) => ({
    '--ground': colours.ground,
    '--surface': colours.surface,
    '--text': colours.text,
    '--text-quiet': colours.textQuiet,
    '--line': colours.line,
    '--edge': colours.edge,
    '--accent': colours.accent,
    '--on-accent': colours.onAccent,
    '--error': colours.error,
  });

  expect(rule(region, ':root')).toEqual({
    ...properties(light),
    '--footer-ground': footer.ground,
    '--footer-text': footer.text,
    '--footer-text-quiet': footer.textQuiet,
    '--amount-ems': expect.any(String),
  });
  expect(rule(region, 'dark :root')).toEqual(properties(dark));
});

test('the room for the amount is that of the widest one, in ems', () => {
  expect(rule('india', ':root')['--amount-ems']).toBe('3.91');
  expect(rule('indonesia', ':root')['--amount-ems']).toBe('6.81');
});

test('India alone loads a face for the rupee sign', () => {
  const displayed = (region: Region) => faces(region).filter((face) => face['font-family'] === 'Display');

  expect(displayed('india')).toHaveLength(2);
  expect(displayed('india')[1]?.['unicode-range']).toBe('U+20B9');
  expect(displayed('indonesia')).toHaveLength(1);
});

test('text is shown while its face is on the way, in the one weight that the face has', () => {
  const [face] = faces('indonesia');

  expect(face).toMatchObject({ 'font-weight': '800', 'font-display': 'swap', src: `url(${displayFaceFile}) format("woff2")` });
  expect(face?.['unicode-range']).toMatch(/^U\+/);
});

test('what stands in for the face takes the room of it', () => {
  const [one, ...others] = faces('indonesia').filter((face) => face['font-family'] !== 'Display');

  expect(one?.['font-family']).toBe('Display fallback 1');
  for (const face of [one, ...others]) {
    expect(face?.['src']).toMatch(/^local\("[^"]+"\)(,local\("[^"]+"\))*$/);
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override']) expect(face?.[metric]).toMatch(/^[\d.]+%$/);
  }
});
