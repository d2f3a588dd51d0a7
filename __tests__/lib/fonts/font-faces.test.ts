import { readFileSync } from 'node:fs';
import { fontFaces } from '@/lib/fonts/font-faces';
import { REGIONS, type Region } from '@/lib/region/regions';
import { cssDeclarations } from '../css-declarations';

/** The declarations of each `@font-face` rule of a region in Latin letters, in order. */
function facesOf(region: Region): Record<string, string>[] {
  return fontFaces(region, 'en').map((rule) => {
    const [, block = ''] = /^@font-face\{([^}]*)\}$/.exec(rule) ?? [];
    return cssDeclarations(block);
  });
}

test.each(REGIONS)(
  '%s loads its own file of the display font and shows text before it has loaded',
  (region) => {
    const displayed = facesOf(region).filter((face) => face['font-family'] === 'Display');

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
  const fallbacks = facesOf('indonesia').filter((face) => face['font-family'] !== 'Display');

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

describe('the rules of a variant in Devanagari', () => {
  const rulesOf = (language: 'en' | 'hi') => fontFaces('india', language).join('');

  test('add a face for its letters, wider lines and no letter spacing', () => {
    const rules = rulesOf('hi');

    expect(rules.match(/font-family:Devanagari;[^}]*unicode-range:U\+900-97F/g)).toHaveLength(2);
    expect(rules).toContain('--leading:1.3;--tracking:0');
  });

  test('name the face of the system before ours for running text, and not for headings', () => {
    const [text, headings] = rulesOf('hi').match(/font-family:Devanagari;src:[^}]+/g) ?? [];

    expect(text).toMatch(/src:local\("Noto Sans Devanagari"\),.*,url\(\/fonts\/devanagari/);
    expect(text).toContain('font-weight:400 500;font-display:swap');
    expect(headings).toMatch(/src:url\(\/fonts\/devanagari/);
    expect(headings).toContain('font-weight:600 800;font-display:swap');
  });

  test('use our face for words that we ship, and not for the name and the values of the company', () => {
    const [, fonts = ''] = /html:root\[[^\]]+\]{([^}]+)}/.exec(rulesOf('hi')) ?? [];
    const ours = ['--font-display:Display,Devanagari,', '--font-text:Devanagari,system-ui,'];
    const system = ['--font-name:Display,var(', '--font-values:system-ui,'];

    for (const declaration of [...ours, ...system]) expect(fonts).toContain(declaration);
  });

  test('are left out of a variant in Latin letters', () => {
    expect(rulesOf('en')).not.toContain('Devanagari');
  });
});
