import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { FALLBACK_FONTS } from '@/lib/fonts/fallback-fonts';
import { VARIANTS } from '@/lib/region/variants';
import type { InspectedFonts } from './inspect-fonts';

interface Inspected {
  readonly fonts: readonly InspectedFonts[];
  readonly named: string;
  readonly missing: string;
  readonly missingLetter: string;
}

/** Jest cannot load HarfBuzz, an ES module that waits for its WebAssembly. Node can. */
const SCRIPT = `
  import { importTypeScript } from './lib/import-typescript.mjs';
  const fonts = await importTypeScript('__tests__/lib/fonts/inspect-fonts.ts');
  process.stdout.write(JSON.stringify({
    fonts: await fonts.inspectFonts(),
    named: await fonts.charactersFor('Müller Ω महा'),
    missing: await fonts.errorFor('Loans ✓ from'),
    missingLetter: await fonts.errorFor('ऋण from'),
  }));
`;

const { fonts, named, missing, missingLetter } = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  }),
) as Inspected;

const fontsOf = (wanted: string) => {
  const found = fonts.find(({ locale }) => locale === wanted);
  if (!found) throw new Error(`No fonts of ${wanted} were built.`);
  return found;
};

/** Letters, figures and signs: neither spaces nor characters that are not visible. */
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

describe.each(VARIANTS)('the fonts of $locale', ({ locale, copy, messages }) => {
  const { display, devanagari, files, repeatable, widths, amountWidths } = fontsOf(locale);

  test('have every character of the copy and of the interface', () => {
    const texts = JSON.stringify([copy, messages]);

    for (const character of new Set(texts.match(VISIBLE)))
      expect(display + devanagari).toContain(character);
  });

  test('have the whole of ASCII, because the name can change after the build', () => {
    for (let code = 0x20; code < 0x7f; code += 1)
      expect(display).toContain(String.fromCharCode(code));
  });

  test('are the same in each build, and have the hash of their bytes in their names', () => {
    expect(repeatable).toBe(true);
    for (const { name, base64 } of files) {
      const hash = createHash('sha256').update(Buffer.from(base64, 'base64')).digest('hex');
      expect(name).toMatch(new RegExp(`^[a-z]+\\.${hash.slice(0, 8)}\\.woff2$`));
    }
  });

  test('have figures of equal width, and the widths of the amounts', () => {
    const widthOf = (text: string) =>
      Array.from(text, (character) => widths[character] ?? NaN).reduce((sum, one) => sum + one, 0);

    expect(new Set(Array.from('0123456789', widthOf)).size).toBe(1);
    // Each width is rounded to two decimals.
    expect(amountWidths.from).toBeCloseTo(widthOf(copy.offer.from), 1);
    expect(amountWidths.to).toBeCloseTo(widthOf(copy.offer.to), 1);
  });
});

test('each word in Devanagari looks as in the whole font', () => {
  const { words, differentWords } = fontsOf('hi-IN');

  expect(words.length).toBeGreaterThan(100);
  expect(differentWords).toEqual([]);
});

test('a variant in Latin letters has no Devanagari font', () => {
  expect(fontsOf('en-IN').files).toHaveLength(1);
  expect(fontsOf('hi-IN').files).toHaveLength(2);
});

test("the display font has the letters of the company's name that its source has", () => {
  expect(named).toContain('ü');
  expect(named).not.toMatch(/[Ωम]/);
});

test.each([
  ['"✓"', () => missing],
  ['"ऋ"', () => missingLetter],
])('%s in the copy, which no font of the variant has, is an error', (character, message) => {
  expect(message()).toContain(`have no ${character}`);
});

test('the fallback fonts have the ascent and the descent of the display font', () => {
  const { ascent, descent } = fontsOf('en-IN');

  for (const { descriptors } of FALLBACK_FONTS) {
    const share = (name: keyof typeof descriptors) => parseFloat(descriptors[name]) / 100;
    expect(share('ascent-override') * share('size-adjust')).toBeCloseTo(ascent, 3);
    expect(share('descent-override') * share('size-adjust')).toBeCloseTo(descent, 3);
  }
});
