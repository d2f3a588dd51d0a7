import { readFileSync } from 'node:fs';
import { fontStylesheet } from '@/lib/fonts/font-stylesheet';
import { scripts } from '@/lib/region/languages';
import { cssDeclarations } from '../setup/css-declarations';

const bytes = new Uint8Array();
const display = { name: 'display.0123abcd.woff2', bytes };
const actionWidths = { getApp: 3.5, ask: 7.25 };

/** The declarations of each `@font-face` rule of a variant in Latin letters, in order. */
const faces = () =>
  [...fontStylesheet({ display, actionWidths }).matchAll(/@font-face\{([^}]*)\}/g)].map(
    ([, block = '']) => cssDeclarations(block),
  );

test('the page loads the file of the display font and shows text before it has loaded', () => {
  expect(faces()[0]).toEqual({
    'font-family': 'Display',
    src: 'url(/fonts/display.0123abcd.woff2) format("woff2")',
    'font-weight': '800',
    'font-display': 'swap',
  });
});

test('the fallback fonts have the metrics of the display font', () => {
  const [, ...fallbacks] = faces();
  const usedFamilies = readFileSync('app/fonts-and-sizes.css', 'utf8').match(/'Fallback \d+'/g);
  expect(usedFamilies?.map((family) => family.replaceAll("'", '"'))).toEqual(
    fallbacks.map((face) => face['font-family']),
  );
  for (const face of fallbacks) {
    // Bold ones state their weight. Browsers would make them bolder still.
    const isBold = /Bold/.test(String(face['src']));
    expect(face['font-weight']).toBe(isBold ? '800' : undefined);
    expect(face['src']).toMatch(/^local\("[^"]+"\)(,local\("[^"]+"\))*$/);
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override'])
      expect(face[metric]).toMatch(/^[\d.]+%$/);
  }
});

test('a variant in Devanagari has a face for its letters, wider lines and no letter spacing', () => {
  const rules = fontStylesheet({
    display,
    actionWidths,
    script: {
      ...scripts.Deva,
      regular: { name: 'devanagari-regular.0123abcd.woff2', bytes },
      bold: { name: 'devanagari.4567abcd.woff2', bytes },
    },
  });
  const faces = rules.match(/font-family:Script;[^}]+/g) ?? [];
  const [, fonts = ''] = /html:root\[[^\]]+\][^{]*{([^}]+)}/.exec(rules) ?? [];

  // The face of the system comes first for running text, and not for headings.
  expect(faces).toEqual([
    expect.stringMatching(
      /src:local\("Noto Sans Devanagari"\),.*,url\(\/fonts\/devanagari-regular.*font-weight:400 500;font-display:swap/,
    ),
    expect.stringMatching(/;src:url\(\/fonts\/devanagari\..*font-weight:600 800;font-display:swap/),
  ]);
  for (const face of faces) expect(face).toContain('unicode-range:U+900-97F');
  expect(rules).toContain('--leading:1.3;--tracking:0');
  // Ours for words that we ship, and not for the name and the values of the company.
  const ours = ['--font-display:Display,Script,', '--font-text:Script,system-ui,'];
  const system = ['--font-name:Display,var(', '--font-values:system-ui,'];
  for (const declaration of [...ours, ...system]) expect(fonts).toContain(declaration);
  expect(rules).toContain('a:last-child{grid-template-columns:minmax(min(7.25em,');
  expect(fontStylesheet({ display, actionWidths })).not.toMatch(/Script|offer__actions/);
});
