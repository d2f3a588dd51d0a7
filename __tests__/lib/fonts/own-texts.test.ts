import { assertFontsHave, ownTextsOf, visible } from '@/lib/fonts/own-texts';
import { copies, interfaceMessages } from '@/lib/region/variants';

test('our texts are those of the copy and of the interface, each with its place', () => {
  const texts = ownTextsOf({ copy: copies.india.hi, messages: interfaceMessages.hi });

  expect(texts).toEqual(
    expect.arrayContaining([
      { place: 'copy.offer.action', text: copies.india.hi.offer.action },
      { place: 'copy.slides.0.title', text: copies.india.hi.slides[0]?.title },
      { place: 'messages.contact.send', text: interfaceMessages.hi.contact.send },
    ]),
  );
});

test('spaces, soft hyphens and joiners are not visible', () => {
  expect(visible('a\u00a0b\u00ad c\u200d\n₹é')).toBe('abc₹é');
});

test('the first character that no font has is an error with its place and its text', () => {
  const texts = [
    { place: 'copy.offer.before', text: 'Loans from' },
    { place: 'copy.offer.after', text: 'ready ✓ now ✗' },
  ];
  const isLatin = (character: string) => /\p{Script=Latin}/u.test(character);

  expect(() => assertFontsHave(texts, isLatin)).toThrow(
    new Error(
      'The fonts of lib/fonts/sources have no "✓" (U+2713) of copy.offer.after: "ready ✓ now ✗". Write the text in lib/region without it, or add a font that has it.',
    ),
  );
  expect(() => assertFontsHave(texts, () => true)).not.toThrow();
});

test('the code of a character outside the first plane is complete', () => {
  expect(() => assertFontsHave([{ place: 'copy', text: '😀' }], () => false)).toThrow('(U+1F600)');
});
