import { readFileSync } from 'node:fs';
import displayFont from '@/lib/fonts/display-font.json';
import type { RegionCopy } from '@/lib/region/copy-types';
import { REGIONS, regions, type Region } from '@/lib/region/regions';
import { copies } from '@/lib/region/variants';
import { deriveTheme } from '@/lib/theme/derive-theme';
import { themeStylesheet } from '@/lib/theme/theme-stylesheet';

type Declarations = Record<string, string>;

function withAmounts(from: string, to: string): RegionCopy {
  const { offer, ...copy } = copies.india.en;
  return { ...copy, offer: { ...offer, from, to } };
}

/**
 * The rules of the style sheet as `[selector, declarations]`, in order. The dark scheme's selector
 * begins with `dark`.
 */
function rulesOf(region: Region): [string, Declarations][] {
  const sheet = themeStylesheet(
    { region, language: 'en', copy: copies[region].en },
    regions[region].palette,
    'Example Finance',
  );
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

test.each(REGIONS)('%s has the colours of both schemes as custom properties', (region) => {
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
    '--card-disc': colours.cardDisc,
    '--disc': colours.disc,
    '--dark-card': colours.darkCard,
    '--dark-card-amount': colours.darkCardAmount,
    '--action': colours.action,
    '--on-action': colours.onAction,
    '--error': colours.error,
  });

  expect(rule(region, ':root')).toEqual({
    ...properties(light),
    '--footer-ground': footer.ground,
    '--footer-text': footer.text,
    '--footer-text-quiet': footer.textQuiet,
    '--highlight-count': String(copies[region].en.offer.highlights.length),
    '--from-ems': expect.any(String),
    '--amount-ems': expect.any(String),
  });
  expect(rule(region, 'dark :root')).toEqual(properties(dark));
});

test('the widths of the amounts are the sums of their advance widths, in ems', () => {
  const { '0': digit, ',': comma, ' ': space, R, p, '₹': rupee } = displayFont.advanceWidths;
  const sheet = themeStylesheet(
    { region: 'india', language: 'en', copy: withAmounts('₹2,000', 'Rp 1,000') },
    regions.india.palette,
    'Example Finance',
  );

  expect(sheet).toContain(`--from-ems:${(rupee + 4 * digit + comma).toFixed(2)}`);
  expect(sheet).toContain(`--amount-ems:${(R + p + space + 4 * digit + comma).toFixed(2)}`);
});

test('an amount with a character that the display font does not contain is an error', () => {
  expect(() =>
    themeStylesheet(
      { region: 'india', language: 'en', copy: withAmounts('₹2,000', '৳5') },
      regions.india.palette,
      'Example Finance',
    ),
  ).toThrow('The display font does not contain "৳" of the amount "৳5".');
});

test.each(REGIONS)(
  '%s loads its own file of the display font and shows text before it has loaded',
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

test('the fallback fonts have the metrics of the display font', () => {
  const fallbacks = faces('indonesia').filter((face) => face['font-family'] !== 'Display');

  expect(fallbacks.length).toBeGreaterThan(1);
  const usedFamilies = readFileSync('app/base.css', 'utf8').match(/'Display fallback \d+'/g);
  expect(usedFamilies?.map((family) => family.replaceAll("'", '"'))).toEqual(
    fallbacks.map((face) => face['font-family']),
  );
  for (const face of fallbacks) {
    expect(face['src']).toMatch(/^local\("[^"]+"\)(,local\("[^"]+"\))*$/);
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override'])
      expect(face[metric]).toMatch(/^[\d.]+%$/);
  }
  // The bold ones come first and state their weight. Browsers would make them bolder still.
  const half = fallbacks.length / 2;
  expect(fallbacks.map((face) => [/Bold/.test(String(face['src'])), face['font-weight']])).toEqual([
    ...Array<unknown>(half).fill([true, '800']),
    ...Array<unknown>(half).fill([false, undefined]),
  ]);
});

describe('the style sheet of a variant in Devanagari', () => {
  const sheetOf = (language: 'en' | 'hi') =>
    themeStylesheet(
      { region: 'india', language, copy: copies.india[language] },
      regions.india.palette,
      'Example Finance',
    );

  test('adds a face for its letters, wider lines and no letter spacing', () => {
    const sheet = sheetOf('hi');

    expect(sheet.match(/font-family:Devanagari;[^}]*unicode-range:U\+900-97F/g)).toHaveLength(2);
    expect(sheet).toContain('--leading:1.3;--tracking:0');
  });

  test('names the face of the system before ours for running text, and not for headings', () => {
    const [text, headings] = sheetOf('hi').match(/font-family:Devanagari;src:[^}]+/g) ?? [];

    expect(text).toMatch(/src:local\("Noto Sans Devanagari"\),.*,url\(\/fonts\/devanagari/);
    expect(text).toContain('font-weight:400 500;font-display:swap');
    expect(headings).toMatch(/src:url\(\/fonts\/devanagari/);
    expect(headings).toContain('font-weight:600 800;font-display:swap');
  });

  test('uses our face for words that we ship, and not for the name and the values of the company', () => {
    const [, fonts = ''] = /html:root\[[^\]]+\]{([^}]+)}/.exec(sheetOf('hi')) ?? [];
    const ours = ['--font-display:Display,Devanagari,', '--font-text:Devanagari,system-ui,'];
    const system = ['--font-name:Display,var(', '--font-values:system-ui,'];

    for (const declaration of [...ours, ...system]) expect(fonts).toContain(declaration);
  });

  test('leaves the style sheet in Latin letters without any of it', () => {
    expect(sheetOf('en')).not.toContain('Devanagari');
  });
});

test.each([
  ['महालक्ष्मी Finance', true],
  ['Müller & Söhne 24', false],
])('gives the lines of the name %s the height that its letters need', (name, taller) => {
  const sheet = themeStylesheet(
    { region: 'india', language: 'en', copy: copies.india.en },
    regions.india.palette,
    name,
  );

  expect(sheet.includes('--name-leading:1.3')).toBe(taller);
});
