import { existsSync } from 'node:fs';
import { devanagariWords } from '@/lib/fonts/devanagari-subset';
import devanagari from '@/lib/fonts/devanagari.json';
import { EDITIONS } from '@/lib/region/editions';
import { sharePictureOf } from '@/lib/seo/share-picture';

test('the Devanagari face has the shapes of every word that is shown; npm run font adds new ones', () => {
  const covered = new Set(devanagari.words);

  expect(devanagariWords().filter((word) => !covered.has(word))).toEqual([]);
  expect(existsSync(`public${devanagari.file}`)).toBe(true);
});

test.each(EDITIONS)('shared links to $locale have a picture; npm run art draws it', (edition) => {
  expect(existsSync(`public${sharePictureOf(edition)}`)).toBe(true);
});
