import { DISPLAY_FONT } from '@/lib/fonts/font-sources';
import { fallbackFonts } from '@/lib/kit/fonts/fallback-fonts';
import { languages, scripts } from '@/lib/region/languages';
import { dependencies } from '../../chromium/package.json';
import { shownTexts, VARIANTS_WITH_COPY } from '../../variants-with-copy';
import type { inspectFonts } from '../setup/inspect-fonts';
import { runInNode } from '../setup/run-in-node';

const { fonts, repeatable, named, missing, missingLetter, unchanged } = runInNode(
  '__tests__/lib/setup/inspect-fonts.ts',
  'inspectFonts',
) as Awaited<ReturnType<typeof inspectFonts>>;

const fontsOf = (wanted: string) => {
  const found = fonts.find(({ locale }) => locale === wanted);
  if (!found) throw new Error(`No fonts of ${wanted} were built.`);
  return found;
};

/** Letters, figures and signs: neither spaces nor characters that are not visible. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

/** What `/site-config.js` may bring after the build is in the names of companies. */
const NAMES = `ABCDEFGHIJKLMNOPQRSTUVWXYZ & abcdefghijklmnopqrstuvwxyz' (0123456789), -.!?/+:%`;

describe.each(VARIANTS_WITH_COPY)('the fonts of $locale', ({ locale, copy, messages }) => {
  const { characters, digitWidths, amountWidths, summedWidths } = fontsOf(locale);

  test('have every character of the copy and of the interface, and those of names', () => {
    // Without the signs of JSON.
    const texts = shownTexts({ copy, messages }).replace(/["{}[\]]/g, '');

    for (const character of new Set((texts + NAMES).match(VISIBLE)))
      expect(characters).toContain(character);
  });

  test('have figures of equal width, and the widths of the amounts', () => {
    expect(new Set(digitWidths).size).toBe(1);
    const [from = 0, to = 0, ...features] = summedWidths;
    // Each width is rounded to two decimals.
    expect(amountWidths.from).toBeCloseTo(from, 1);
    expect(amountWidths.to).toBeCloseTo(to, 1);
    expect(amountWidths.feature).toBeCloseTo(Math.max(...features), 1);
  });
});

test.each(VARIANTS_WITH_COPY.filter(({ language }) => scripts[languages[language].script]))(
  'each word of $locale in its script looks as in the whole font, of which it gets at most 20 kB',
  ({ locale }) => {
    const { words, differentWords, scriptBytes } = fontsOf(locale);
    expect(scriptBytes).toBeLessThan(20_000);
    expect(words.length).toBeGreaterThan(100);
    expect(differentWords).toEqual([]);
  },
);

/** Running text is in a regular font of the device, in which a word is narrower. */
const THINNER = 1.2;

/**
 * The room of texts in ems of the bold font: pixels at 320 px of width, or at 1280 for the terms, by
 * the font size. The navigation has the name of a company beside it.
 */
const ROOM = {
  navigation: 187 / 13,
  button: 240 / 17,
  term: 270 / 16,
  'word of a title': 240 / 36,
  // It has as many lines as it needs.
  title: Infinity,
  'word of the title of a slide': 138 / 20,
  'word of the text of a slide': (THINNER * 138) / 18,
  // A longer one would make all figures smaller than the words beside them.
  'figure of a card': 137 / 18,
  'word of a card': (THINNER * 137) / 15,
  word: 240 / 16,
};

test.each(fonts)('the texts of $locale are not too long for their places', ({ lengths }) => {
  const tooLong = lengths.flatMap(({ place, text, width }) =>
    width > ROOM[place]
      ? [`"${text}" is ${Math.ceil((width / ROOM[place] - 1) * 100)} % too long for: ${place}`]
      : [],
  );
  expect(tooLong).toEqual([]);
});

test.each(fonts)('no title of $locale is as long as a line of a phone', ({ lengths }) => {
  // It would have one line in the font of the device, and two in ours, so that the page would move.
  const line = 240 / 36;
  const titles = lengths.filter(({ place, text }) => place === 'title' && text.includes(' '));
  expect(titles.filter(({ width }) => Math.abs(width / line - 1) < 0.05)).toEqual([]);
});

test.each(Object.values(scripts).flatMap((script) => script?.systemFonts[0] ?? []))(
  "the tests' browser has the font of phones, %s",
  (font) => {
    expect(Object.keys(dependencies)).toContain(
      `@expo-google-fonts/${font.toLowerCase().replaceAll(' ', '-')}`,
    );
  },
);

test('only a variant in another script than Latin has a font for it', () => {
  for (const { locale, language } of VARIANTS_WITH_COPY) {
    const { name } = scripts[languages[language].script] ?? {};
    expect(fontsOf(locale).scriptFile?.split('.')[0]).toBe(name);
  }
});

test('the fonts are the same in each build', () => {
  expect(repeatable).toBe(true);
});

test('a font in WOFF2 stays as it is when another one is opened', () => {
  expect(unchanged).toBe(true);
});

test("the display font has the letters of the company's name that its source has", () => {
  expect(named).toContain('ü');
  expect(named).not.toMatch(/[Ωम]/);
});

test('a character of the copy that no font of the variant has is an error', () => {
  expect(missing).toContain('have no "✓"');
  expect(missingLetter).toContain('have no "ऋ"');
});

test('the fallback fonts have the ascent and the descent of the display font', () => {
  const { ascent, descent } = fontsOf('en-IN');

  for (const { descriptors } of fallbackFonts(DISPLAY_FONT.metrics)) {
    const share = (name: keyof typeof descriptors) => parseFloat(descriptors[name]) / 100;
    expect(share('ascent-override') * share('size-adjust')).toBeCloseTo(ascent, 3);
    expect(share('descent-override') * share('size-adjust')).toBeCloseTo(descent, 3);
  }
});
