import { blend, wcagContrast } from 'culori';
import fc from 'fast-check';
import { contrastProblems } from '@/lib/config/contrast-problems';
import { REGIONS, regions } from '@/lib/region/regions';
import { oklchOf, parseColour } from '@/lib/theme/convert-colour';
import { AA_NON_TEXT, AA_TEXT, deriveTheme } from '@/lib/theme/derive-theme';

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(
    (channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  );
const palette = fc.record({ accent: colour, onAccent: colour, text: colour });

test.each(REGIONS)('the palette of %s is readable', (region) => {
  expect(contrastProblems(regions[region].palette)).toEqual([]);
});

test('every accepted palette gives readable colours in both schemes: text, secondary text, errors, edges, accent, text on the disc', () => {
  fc.assert(
    fc.property(palette, (colours) => {
      fc.pre(contrastProblems(colours).length === 0);
      const { light, dark, footer } = deriveTheme(colours);
      for (const scheme of [light, dark]) {
        for (const background of [scheme.background, scheme.surface]) {
          for (const text of [scheme.text, scheme.textMuted, scheme.error]) {
            expect(wcagContrast(text, background)).toBeGreaterThanOrEqual(AA_TEXT);
          }
          for (const shape of [scheme.border, scheme.action])
            expect(wcagContrast(shape, background)).toBeGreaterThanOrEqual(AA_NON_TEXT);
        }
        expect(wcagContrast(scheme.textMuted, scheme.cardDisc)).toBeGreaterThanOrEqual(AA_TEXT);
        for (const background of [scheme.accent, blend([scheme.accent, scheme.disc])])
          expect(wcagContrast(scheme.onAccent, background)).toBeGreaterThanOrEqual(AA_TEXT);
        expect(wcagContrast(scheme.onAction, scheme.action)).toBeGreaterThanOrEqual(AA_TEXT);
        for (const text of [scheme.darkCardAmount, footer.text]) {
          expect(wcagContrast(text, scheme.darkCard)).toBeGreaterThanOrEqual(AA_TEXT);
        }
      }
      for (const text of [footer.text, footer.textMuted]) {
        expect(wcagContrast(text, footer.background)).toBeGreaterThanOrEqual(AA_TEXT);
      }
    }),
    { numRuns: 100 },
  );
});

test('unreadable text on the accent is a problem, which names the contrast', () => {
  expect(contrastProblems({ accent: '#ffb400', onAccent: '#ffffff', text: '#22104d' })).toEqual([
    {
      variable: 'NEXT_PUBLIC_BG_FONT_COLOR on NEXT_PUBLIC_BACKGROUND',
      problem: 'was #ffffff on #ffb400, 1.78:1; allowed: a contrast of 4.5:1 or more',
    },
  ]);
});

test('unreadable text on the page is a problem', () => {
  const [problem] = contrastProblems({
    accent: '#ffb400',
    onAccent: '#22104d',
    text: '#bbbbbb',
  });

  expect(problem?.variable).toBe("NEXT_PUBLIC_FONT_COLOR on the page's light background");
});

test.each([
  ['#FFB400', '#ffb400'],
  ['rebeccapurple', '#663399'],
  ['#00ffff', '#00ffff'],
  ['beige', '#f5f5dc'],
  ['rgb(10 20 30)', '#0a141e'],
  ['oklch(1 0 0)', '#ffffff'],
  ['color(display-p3 1 0 0)', '#ff0b0c'],
])('%s is a colour', (value, hex) => {
  expect(parseColour(value)).toBe(hex);
});

test.each(['', 'bluish', '#12', 'rgb(10 20 30 / 0.5)', 'transparent', 'url(x)', '/0a'])(
  '%p is not accepted as a colour',
  (value) => {
    expect(parseColour(value)).toBeUndefined();
  },
);

describe.each(REGIONS)('the theme of %s', (region) => {
  const schemes = () => {
    const { light, dark } = deriveTheme(regions[region].palette);
    return [light, dark];
  };

  test('has light and dark backgrounds, with cards slightly different from the page', () => {
    const [light, dark] = schemes().map(
      ({ background, surface }) => [oklchOf(background).l, oklchOf(surface).l] as const,
    );

    expect(light?.[0]).toBeGreaterThan(0.97);
    expect((light?.[0] ?? 0) - (light?.[1] ?? 0)).toBeCloseTo(0.03, 1);
    expect(dark?.[0]).toBeLessThan(0.2);
    expect((dark?.[1] ?? 0) - (dark?.[0] ?? 0)).toBeCloseTo(0.065, 1);
  });

  test('gives text, secondary text, edges and lines decreasing contrast', () => {
    for (const { background, text, textMuted, border, line } of schemes()) {
      const ranks = [text, textMuted, border, line].map((colour) =>
        wcagContrast(colour, background),
      );
      expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
      expect(ranks[1]).toBeLessThan(wcagContrast(text, background) / 2);
      expect(ranks[2]).toBeLessThan(5);
      expect(ranks[3]).toBeGreaterThan(1.1);
      expect(ranks[3]).toBeLessThan(AA_NON_TEXT);
    }
  });

  test('gives secondary text more contrast in the dark than in the light', () => {
    const [light, dark] = schemes().map(({ background, surface, textMuted }) =>
      Math.min(...[background, surface].map((behind) => wcagContrast(textMuted, behind))),
    );

    expect(dark).toBeGreaterThan((light ?? 0) + 1);
  });

  test('has a main button that is at least as strong as anything else on the page', () => {
    for (const { background, action, accent, text } of schemes()) {
      expect(wcagContrast(action, background)).toBeGreaterThan(7);
      expect([accent, text]).toContain(action);
    }
  });

  test('shows errors in a strong red', () => {
    for (const { error } of schemes()) {
      expect(oklchOf(error).h).toBeCloseTo(25, -1);
      expect(oklchOf(error).c).toBeGreaterThan(0.1);
    }
  });
});

describe.each([
  ['light', { ...regions.india.palette }, true],
  ['dark', { accent: '#6633aa', onAccent: '#ffffff', text: '#2a0a3a' }, false],
])('an accent that is %s', (_, colours, isReadableOnText) => {
  test('colours the amount on the dark card, and the button or its label, only where it is readable', () => {
    const { light, dark, footer } = deriveTheme(colours);

    for (const { darkCardAmount } of [light, dark])
      expect(darkCardAmount).toBe(isReadableOnText ? colours.accent : footer.text);
    expect([light.action, light.onAction]).toEqual(
      isReadableOnText ? [colours.text, colours.accent] : [colours.accent, colours.onAccent],
    );
  });

  test('has a disc behind its pictures, and so has each card', () => {
    const { light, dark } = deriveTheme(colours);

    for (const { cardDisc, surface, disc } of [light, dark]) {
      expect(blend([colours.accent, disc])).not.toEqual(blend([colours.accent]));
      expect(cardDisc).not.toBe(surface);
    }
  });

  test('leaves the footer secondary text that is clear, and quieter than its text', () => {
    const { footer } = deriveTheme(colours);
    const contrast = wcagContrast(footer.textMuted, footer.background);
    expect(contrast).toBeGreaterThanOrEqual(6);
    expect(contrast).toBeLessThan(wcagContrast(footer.text, footer.background) / 2);
  });
});

test('an accent that its text can only just be read on has no disc', () => {
  const colours = { accent: '#767676', onAccent: '#ffffff', text: '#22104d' };

  expect(wcagContrast(colours.onAccent, colours.accent)).toBeCloseTo(AA_TEXT, 1);
  expect(blend([colours.accent, deriveTheme(colours).light.disc])).toEqual(blend([colours.accent]));
});

test('the button of the dark scheme has a strong accent, and text on it', () => {
  const { accent, onAccent } = regions.india.palette;
  expect(deriveTheme(regions.india.palette).dark).toMatchObject({
    action: accent,
    onAction: onAccent,
  });
});

test('the button of an orange company is orange, and darker where its own orange is too light', () => {
  const { action } = deriveTheme({
    accent: '#f97316',
    onAccent: '#1a0f00',
    text: '#1f1309',
  }).light;

  expect(oklchOf(action).h).toBeCloseTo(oklchOf('#f97316').h, -1);
  expect(oklchOf(action).l).toBeLessThan(oklchOf('#f97316').l);
});

test('the disc behind a picture is less bright in the dark scheme', () => {
  const { accent } = regions.india.palette;
  const { light, dark } = deriveTheme(regions.india.palette);

  expect(wcagContrast('#ffffff', blend([accent, dark.disc]))).toBeGreaterThan(
    wcagContrast('#ffffff', blend([accent, light.disc])),
  );
});

test('a grey palette gives a grey page', () => {
  const { light, dark, footer } = deriveTheme({
    accent: '#dddddd',
    onAccent: '#111111',
    text: '#111111',
  });

  for (const { background, surface, text, textMuted, line, border, darkCard } of [light, dark]) {
    for (const shade of [background, surface, text, textMuted, line, border, darkCard])
      expect(oklchOf(shade).c).toBeLessThan(0.004);
  }
  for (const shade of [footer.background, footer.text])
    expect(oklchOf(shade).c).toBeLessThan(0.004);
});

test('a saturated palette gives backgrounds of low chroma', () => {
  const { light, dark } = deriveTheme({
    accent: '#ff00ff',
    onAccent: '#000000',
    text: '#0000cc',
  });

  for (const background of [light.background, light.surface])
    expect(oklchOf(background).c).toBeLessThan(0.035);
  for (const background of [dark.background, dark.surface])
    expect(oklchOf(background).c).toBeLessThan(0.07);
});
