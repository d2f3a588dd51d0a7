import {
  assertFontsHaveGlyphs,
  stripInvisible,
  textsIn,
} from '@/lib/fonts/assert-fonts-have-glyphs';

test('our texts are those of the copy and of the interface', () => {
  const copy = { about: [], slides: [{ title: 'Loans', picture: { width: 960 } }] };

  expect(textsIn({ copy, messages: { send: 'Send' } })).toEqual(['Loans', 'Send']);
});

test('spaces, soft hyphens and joiners are not visible', () => {
  expect(stripInvisible('a\u00a0b\u00ad c\u200d\n₹é')).toBe('abc₹é');
});

test.each([
  ['ready ✓ now ✗', '"✓" (U+2713), "✗" (U+2717)'],
  ['a 😀', '"😀" (U+1F600)'],
  ['a \u00b7', '"\u00b7" (U+00B7)'],
])('the characters of "%s" that no font has are an error', (text, characters) => {
  const texts = ['Loans from', text];
  const isLatin = (one: string) => /\p{Script=Latin}/u.test(one);

  expect(() => assertFontsHaveGlyphs(texts, isLatin)).toThrow(
    new Error(
      `The fonts of lib/fonts/sources have no ${characters} of "${text}". Write the text in lib/region without it, or add a font that has it.`,
    ),
  );
  expect(() => assertFontsHaveGlyphs(texts, () => true)).not.toThrow();
});
