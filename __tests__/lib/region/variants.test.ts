import { VARIANTS, findVariant } from '@/lib/region/variants';

test('India and Indonesia have a variant in English and one in their own language', () => {
  const locales = VARIANTS.map(({ locale }) => locale);
  expect(locales).toEqual(expect.arrayContaining(['en-IN', 'hi-IN', 'en-ID', 'id-ID']));
});

test('a region has no variant in the other region’s language', () => {
  expect(findVariant('india', 'id')).toBeUndefined();
  expect(findVariant('indonesia', 'hi')).toBeUndefined();
});
