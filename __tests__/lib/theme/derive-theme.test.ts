import { blend, wcagContrast } from 'culori';
import fc from 'fast-check';
import { contrastProblems } from '@/lib/config/contrast-problems';
import { oklchOf, parseColour } from '@/lib/theme/convert-colour';
import {
  AA_NON_TEXT,
  AA_TEXT,
  AAA_TEXT,
  CARD_STEP,
  CIRCLE_STEP,
  deriveTheme,
  DIM_CIRCLE_STEP,
} from '@/lib/theme/derive-theme';
import { accentWithText } from '../setup/accent-with-text';

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(
    (channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  );
/** Most pairs of colours have too little contrast, also on white: the page would refuse them. */
const palette = fc
  .record({ accent: colour, onAccent: colour, text: colour })
  .filter(
    ({ accent, onAccent, text }) =>
      wcagContrast(onAccent, accent) >= AA_TEXT && wcagContrast(text, '#ffffff') >= AA_TEXT,
  );

test('every accepted palette gives readable colours in both schemes: text, secondary text, errors, edges, accent, text on the circle', () => {
  fc.assert(
    fc.property(palette, (colours) => {
      fc.pre(contrastProblems(colours).length === 0);
      const { both, light, dark } = deriveTheme(colours);
      for (const scheme of [light, dark]) {
        for (const background of [scheme.background, scheme.surface]) {
          expect(wcagContrast(scheme.textMuted, background)).toBeGreaterThanOrEqual(AAA_TEXT);
          for (const text of [scheme.text, scheme.error])
            expect(wcagContrast(text, background)).toBeGreaterThanOrEqual(AA_TEXT);
          for (const shape of [scheme.border, scheme.action])
            expect(wcagContrast(shape, background)).toBeGreaterThanOrEqual(AA_NON_TEXT);
        }
        expect(
          wcagContrast(scheme.textMuted, blend([scheme.surface, scheme.cardCircle])),
        ).toBeGreaterThanOrEqual(AA_TEXT);
        for (const background of [both.accent, blend([both.accent, scheme.circle])])
          expect(wcagContrast(both.onAccent, background)).toBeGreaterThanOrEqual(AA_TEXT);
        expect(wcagContrast(scheme.onAction, scheme.action)).toBeGreaterThanOrEqual(AA_TEXT);
        for (const text of [scheme.darkCardAmount, both.footerText]) {
          expect(wcagContrast(text, scheme.darkCard)).toBeGreaterThanOrEqual(AA_TEXT);
        }
      }
      for (const text of [both.footerText, both.footerTextMuted])
        expect(wcagContrast(text, both.footerBackground)).toBeGreaterThanOrEqual(AAA_TEXT);
    }),
    { numRuns: 50 },
  );
});

test('a bright text is a contrast problem beside any accent', () => {
  const palette = { accent: '#302775', onAccent: '#ffffff', text: '#6bf6c9' };
  expect(contrastProblems(palette).map(({ place }) => place)).toEqual([
    "NEXT_PUBLIC_FONT_COLOR on the page's light background",
  ]);
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

// The pictures of visual-baselines.test.ts show the colours of the regions.
test.each(
  Object.entries({
    'a dark accent': { accent: '#6633aa', onAccent: '#ffffff', text: '#2a0a3a' },
    'orange, too light for a button on the page': {
      accent: '#f97316',
      onAccent: '#1a0f00',
      text: '#1f1309',
    },
    'saturated colours': { accent: '#ff00ff', onAccent: '#000000', text: '#0000cc' },
  }),
)('the theme of %s has the approved colours', (_, palette) => {
  expect(deriveTheme(palette)).toMatchSnapshot();
});

test('for any accent, the circle differs from the panel, and the dark card from the accent', () => {
  fc.assert(
    fc.property(accentWithText, (colours) => {
      const { light, dark } = deriveTheme(colours);
      const step = (shade: string) => Math.abs(oklchOf(shade).l - oklchOf(colours.accent).l);

      // Colours of 8 bits are rounded.
      expect(step(light.circle)).toBeGreaterThan(CIRCLE_STEP - 0.003);
      expect(step(dark.circle)).toBeGreaterThan(DIM_CIRCLE_STEP - 0.003);
      for (const { darkCard } of [light, dark])
        expect(step(darkCard)).toBeGreaterThanOrEqual(CARD_STEP);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['is mixed with white on a bright accent', '#ffb400', '#22104d', '#ffd87a'],
  ['is lighter than a dark accent', '#0b2a6f', '#ffffff', '#2758c3'],
  [
    'is darker where white text on a lighter one could not be read',
    '#1f7a4d',
    '#ffffff',
    '#00542a',
  ],
  ['is darker on a white panel', '#ffffff', '#111111', '#e1e1e1'],
  ['is not seen if the text has too little contrast for any', '#ffffff', '#767676', '#ffffff'],
])('the circle %s', (_, accent, onAccent, circle) => {
  expect(deriveTheme({ accent, onAccent, text: '#111111' }).light.circle).toBe(circle);
});

test('a grey palette gives a grey page', () => {
  const { both, light, dark } = deriveTheme({
    accent: '#dddddd',
    onAccent: '#111111',
    text: '#111111',
  });

  for (const { background, surface, text, textMuted, line, border, darkCard } of [light, dark])
    for (const shade of [background, surface, text, textMuted, line, border, darkCard])
      expect(oklchOf(shade).c).toBeLessThan(0.004);
  for (const shade of [both.footerBackground, both.footerText])
    expect(oklchOf(shade).c).toBeLessThan(0.004);
});
