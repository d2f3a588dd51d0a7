import { en as india } from '@/lib/region/india/en';
import { copiedFiles, enlargedCopy } from './enlarged-region-copy';

const pictures = (
  entries: readonly { picture: { files: { avif: Readonly<Record<string, string>> } } }[],
) => entries.map(({ picture }) => Object.values(picture.files.avif)[0]);

test('the first entries are the region’s own', () => {
  const enlarged = enlargedCopy(india, { slides: 48, features: 400 });
  expect(enlarged.slides.slice(0, 3)).toEqual(india.slides);
  expect(enlarged.features.slice(0, 4)).toEqual(india.features);
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

test('every file that it names beyond the project’s own is a copy of one of those', () => {
  const own = new Set(
    [...india.slides, ...india.features].flatMap(({ picture: { files } }) =>
      Object.values(files.avif),
    ),
  );
  const copies = copiedFiles(enlargedCopy(india, { slides: 12, features: 4 })).filter(({ copy }) =>
    copy.endsWith('.avif'),
  );
  expect(copies).toHaveLength(9 * Object.keys(india.slides[0].picture.files.avif).length);
  for (const { copy, original } of copies)
    expect([own.has(copy), own.has(original)]).toEqual([false, true]);
});
