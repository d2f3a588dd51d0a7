import { readFileSync } from 'node:fs';
import { fontFaces } from '@/lib/fonts/font-faces';
import { cssDeclarations } from '../css-declarations';

const DISPLAY = { name: 'display.0123abcd.woff2' };

/** The declarations of each `@font-face` rule of a variant in Latin letters, in order. */
const [displayed, ...fallbacks] = [...fontFaces(DISPLAY).matchAll(/@font-face\{([^}]*)\}/g)].map(
  ([, block = '']) => cssDeclarations(block),
);

test('the page loads the file of the display font and shows text before it has loaded', () => {
  expect(displayed).toEqual({
    'font-family': 'Display',
    src: 'url(/fonts/display.0123abcd.woff2) format("woff2")',
    'font-weight': '800',
    'font-display': 'swap',
  });
});

test('the fallback fonts have the metrics of the display font', () => {
  const usedFamilies = readFileSync('app/base.css', 'utf8').match(/'Display fallback \d+'/g);
  expect(usedFamilies?.map((family) => family.replaceAll("'", '"'))).toEqual(
    fallbacks.map((face) => face['font-family']),
  );
  // The bold ones come first and state their weight. Browsers would make them bolder still.
  const isBold = (index: number) => index < fallbacks.length / 2;
  for (const [index, face] of fallbacks.entries()) {
    expect(face['src']).toMatch(
      isBold(index)
        ? /^local\("[^"]*Bold[^"]*"\)(,local\("[^"]*Bold[^"]*"\))*$/
        : /^local\("(?!.*Bold)[^"]+"\)$/,
    );
    expect(face['font-weight']).toBe(isBold(index) ? '800' : undefined);
    for (const metric of ['size-adjust', 'ascent-override', 'descent-override'])
      expect(face[metric]).toMatch(/^[\d.]+%$/);
  }
});

describe('the rules of a variant in Devanagari', () => {
  const rules = fontFaces(DISPLAY, { name: 'devanagari.4567abcd.woff2' });

  test('add a face for its letters, wider lines and no letter spacing', () => {
    expect(rules.match(/font-family:Devanagari;[^}]*unicode-range:U\+900-97F/g)).toHaveLength(2);
    expect(rules).toContain('--leading:1.3;--tracking:0');
  });

  test('name the face of the system before ours for running text, and not for headings', () => {
    const [text, headings] = rules.match(/font-family:Devanagari;src:[^}]+/g) ?? [];

    expect(text).toMatch(/src:local\("Noto Sans Devanagari"\),.*,url\(\/fonts\/devanagari/);
    expect(text).toContain('font-weight:400 500;font-display:swap');
    expect(headings).toMatch(/src:url\(\/fonts\/devanagari/);
    expect(headings).toContain('font-weight:600 800;font-display:swap');
  });

  test('use our face for words that we ship, and not for the name and the values of the company', () => {
    const [, fonts = ''] = /html:root\[[^\]]+\]{([^}]+)}/.exec(rules) ?? [];
    const ours = ['--font-display:Display,Devanagari,', '--font-text:Devanagari,system-ui,'];
    const system = ['--font-name:Display,var(', '--font-values:system-ui,'];

    for (const declaration of [...ours, ...system]) expect(fonts).toContain(declaration);
  });

  test('are left out of a variant in Latin letters', () => {
    expect(fontFaces(DISPLAY)).not.toContain('Devanagari');
  });
});
