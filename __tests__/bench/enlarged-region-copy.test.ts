import type { RegionCopy } from '@/lib/region/copy-types';
import { en } from '@/lib/region/india/en';
import { copiedFiles, enlargedCopy } from './enlarged-region-copy';

/** A copy with three slides that have different pictures. */
const [first, second, third] = en.slides;
const india: RegionCopy = { ...en, slides: [first, second, third] };

const pictures = (
  entries: readonly { picture: { files: { avif: Readonly<Record<string, string>> } } }[],
) => entries.map(({ picture }) => Object.values(picture.files.avif)[0]);

test('the first entries are the region’s own', () => {
  const enlarged = enlargedCopy(india, { slides: 48, features: 400 });
  expect(enlarged.slides.slice(0, india.slides.length)).toEqual(india.slides);
  expect(enlarged.features.slice(0, india.features.length)).toEqual(india.features);
});

test('each further entry has a title or an amount of its own, and a picture', () => {
  const { slides, features } = enlargedCopy(india, { slides: 48, features: 400 });
  expect([new Set(slides.map(({ title }) => title)).size, new Set(pictures(slides)).size]).toEqual([
    48, 48,
  ]);
  expect([
    new Set(features.map(({ amount }) => amount)).size,
    new Set(pictures(features)).size,
  ]).toEqual([400, 400]);
});

test('every further picture file is a copy of one of the region’s own', () => {
  const own = new Set(
    [...india.slides, ...india.features].flatMap(({ picture: { files } }) =>
      Object.values(files.avif),
    ),
  );
  const copies = copiedFiles(
    enlargedCopy(india, { slides: 12, features: india.features.length }),
  ).filter(({ copy }) => copy.endsWith('.avif'));
  expect(copies).toHaveLength(9 * Object.keys(india.slides[0].picture.files.avif).length);
  for (const { copy, original } of copies)
    expect([own.has(copy), own.has(original)]).toEqual([false, true]);
});
