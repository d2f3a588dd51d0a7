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

test.each<[string, string | undefined]>([
  ['#FFB400', '#ffb400'],
  ['rebeccapurple', '#663399'],
  ['#00ffff', '#00ffff'],
  ['beige', '#f5f5dc'],
  ['rgb(10 20 30)', '#0a141e'],
  ['oklch(1 0 0)', '#ffffff'],
  ['color(display-p3 1 0 0)', '#ff0b0c'],
  ...['', 'bluish', '#12', 'rgb(10 20 30 / 0.5)', 'transparent', 'url(x)', '/0a'].map(
    (value): [string, undefined] => [value, undefined],
  ),
])('%p is read as the colour %p', (value, hex) => {
  expect(parseColour(value)).toBe(hex);
});

describe.each(REGIONS)('the theme of %s', (region) => {
  const { light, dark } = deriveTheme(regions[region].palette);

  test('has light and dark backgrounds, with cards slightly different from the page', () => {
    const lightness = [light, dark].map(({ background, surface }) => [
      oklchOf(background).l,
      oklchOf(background).l - oklchOf(surface).l,
    ]);

    expect(lightness).toEqual([
      [expect.closeTo(0.985, 1), expect.closeTo(0.049, 2)],
      [expect.closeTo(0.18, 1), expect.closeTo(-0.085, 2)],
    ]);
  });

  test('gives text, secondary text, edges and lines decreasing contrast', () => {
    for (const { background, text, textMuted, border, line } of [light, dark]) {
      const [most = 0, muted = 0, edge = 0, least = 0] = [text, textMuted, border, line].map(
        (colour) => wcagContrast(colour, background),
      );
      expect(muted).toBeLessThan(most / 2);
      expect(edge).toBeLessThan(Math.min(5, muted));
      expect(least).toBeGreaterThan(1.1);
      expect(least).toBeLessThan(AA_NON_TEXT);
    }
  });

  test('gives secondary text more contrast in the dark than in the light', () => {
    const [inLight = 0, inTheDark = 0] = [light, dark].map(({ background, surface, textMuted }) =>
      Math.min(...[background, surface].map((behind) => wcagContrast(textMuted, behind))),
    );

    expect(inTheDark).toBeGreaterThan(inLight + 1);
  });

  test('has a strong main button, and errors in a strong red', () => {
    for (const { background, action, accent, text, error } of [light, dark]) {
      expect(wcagContrast(action, background)).toBeGreaterThan(7);
      expect([accent, text]).toContain(action);
      expect(oklchOf(error).h).toBeCloseTo(25, -1);
      expect(oklchOf(error).c).toBeGreaterThan(0.1);
    }
  });
});

describe.each([
  ['light', { ...regions.india.palette }, true],
  ['dark', { accent: '#6633aa', onAccent: '#ffffff', text: '#2a0a3a' }, false],
])('an accent that is %s', (_, colours, isReadableOnText) => {
  const { light, dark, footer } = deriveTheme(colours);

  test('colours the amount on the dark card, and the button or its label, only where it is readable', () => {
    for (const { darkCardAmount } of [light, dark])
      expect(darkCardAmount).toBe(isReadableOnText ? colours.accent : footer.text);
    expect([light.action, light.onAction]).toEqual(
      isReadableOnText ? [colours.text, colours.accent] : [colours.accent, colours.onAccent],
    );
  });

  test('has a disc behind its pictures, and so has each card', () => {
    const [inLight = 0, inTheDark = 0] = [light, dark].map(({ disc }) =>
      wcagContrast(colours.accent, blend([colours.accent, disc])),
    );
    expect(inTheDark).toBeGreaterThan(1);
    // On a dark accent, both discs are as bright as its white text allows.
    expect(inTheDark < inLight).toBe(isReadableOnText);
    for (const { cardDisc, surface } of [light, dark]) expect(cardDisc).not.toBe(surface);
  });

  test('leaves the footer secondary text that is clear, and quieter than its text', () => {
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
  const accent = '#f97316';
  const { action } = deriveTheme({ accent, onAccent: '#1a0f00', text: '#1f1309' }).light;

  expect(oklchOf(action).h).toBeCloseTo(oklchOf(accent).h, -1);
  expect(oklchOf(action).l).toBeLessThan(oklchOf(accent).l);
});

test('a grey palette gives a grey page', () => {
  const { light, dark, footer } = deriveTheme({
    accent: '#dddddd',
    onAccent: '#111111',
    text: '#111111',
  });

  for (const { background, surface, text, textMuted, line, border, darkCard } of [light, dark])
    for (const shade of [background, surface, text, textMuted, line, border, darkCard])
      expect(oklchOf(shade).c).toBeLessThan(0.004);
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
