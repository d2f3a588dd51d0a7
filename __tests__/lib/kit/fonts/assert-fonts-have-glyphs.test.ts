import { assertFontsHaveGlyphs } from '@/lib/kit/fonts/assert-fonts-have-glyphs';

test.each([
  ['ready ✓ now ✗', '"✓" (U+2713), "✗" (U+2717)'],
  // A no-break space, a soft hyphen and a joiner need no glyph.
  ['a\u00a0\u00ad\u200d\n😀', '"😀" (U+1F600)'],
  ['a \u00b7', '"\u00b7" (U+00B7)'],
])('the characters of "%s" that no font has are an error', (text, characters) => {
  const texts = ['Loans from', text];
  const isLatin = (one: string) => /\p{Script=Latin}/u.test(one);

  expect(() => assertFontsHaveGlyphs(texts, isLatin)).toThrow(
    new Error(
      `The fonts of this site have no ${characters} of "${text}". Write the text without it, or add a font that has it.`,
    ),
  );
  expect(() => assertFontsHaveGlyphs(texts, () => true)).not.toThrow();
});
