import { copies } from '@/lib/region/editions';
import { themeStylesheet } from '@/lib/theme/stylesheet';
import { deriveTheme } from '@/lib/theme/theme';
import { REGIONS, regions, type Region } from '@/lib/region/regions';

type Declarations = Record<string, string>;

/** The sheet's rules as `[selector, declarations]`, in their order; those for the dark behind `dark`. */
function rulesOf(region: Region): [string, Declarations][] {
  const sheet = themeStylesheet(region, copies[region].en, regions[region].palette);
  const flat = sheet.replace(
    /@media \(prefers-color-scheme:dark\)\{(:root\{[^}]*\})\}$/,
    'dark $1',
  );
  return [...flat.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = '', block = '']) => [
    selector,
    Object.fromEntries(
      block
        .split(';')
        .map((declaration) => declaration.split(/:(.*)/s).slice(0, 2) as [string, string]),
    ),
  ]);
}

function rule(region: Region, wanted: string): Declarations {
  return rulesOf(region).find(([selector]) => selector === wanted)?.[1] ?? {};
}

const faces = (region: Region) =>
  rulesOf(region)
    .filter(([selector]) => selector === '@font-face')
    .map(([, declarations]) => declarations);

test.each(REGIONS)(
  '%s has its colours as custom properties, in the light and in the dark',
  (region) => {
    const { light, dark, footer } = deriveTheme(regions[region].palette);
    const properties = (colours: typeof light) => ({
      '--ground': colours.ground,
      '--surface': colours.surface,
      '--text': colours.text,
      '--text-quiet': colours.textQuiet,
      '--line': colours.line,
      '--edge': colours.edge,
      '--accent': colours.accent,
      '--on-accent': colours.onAccent,
      '--action': colours.action,
      '--on-action': colours.onAction,
      '--error': colours.error,
    });

    expect(rule(region, ':root')).toEqual({
      ...properties(light),
      '--footer-ground': footer.ground,
      '--footer-text': footer.text,
      '--footer-text-quiet': footer.textQuiet,
      '--from-ems': expect.any(String),
      '--amount-ems': expect.any(String),
    });
    expect(rule(region, 'dark :root')).toEqual(properties(dark));
  },
);

test('the room for the amount is that of the widest one, in ems', () => {
  expect(rule('india', ':root')['--amount-ems']).toBe('3.8');
  expect(rule('indonesia', ':root')['--amount-ems']).toBe('6.81');
});

test.each(REGIONS)(
  '%s loads its own file of the display face, and shows text while that is on the way',
  (region) => {
    const displayed = faces(region).filter((face) => face['font-family'] === 'Display');

    expect(displayed).toEqual([
      {
        'font-family': 'Display',
        src: expect.stringMatching(
          new RegExp(
            `^url\\(/fonts/display-${region}\\.[0-9a-f]{8}\\.woff2\\) format\\("woff2"\\)$`,
          ),
        ),
        'font-weight': '800',
        'font-display': 'swap',
      },
    ]);
  },
);

test('what stands in for the face takes the room of it', () => {
  const [one, ...others] = faces('indonesia').filter((face) => face['font-family'] !== 'Display');

  expect(one?.['font-family']).toBe('"Display fallback 1"');
  for (const face of [one, ...others]) {
    expect(face?.['src']).toMatch(/^local\("[^"]+"\)(,local\("[^"]+"\))*$/);
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override'])
      expect(face?.[metric]).toMatch(/^[\d.]+%$/);
  }
});
