import { existsSync } from 'node:fs';
import devanagari from '@/lib/fonts/devanagari-subset.json';
import { devanagariWords } from '@/lib/tools/fonts/devanagari-words';

test('the Devanagari font has the shapes of every word that is shown; npm run font adds new ones', () => {
  const covered = new Set(devanagari.words);

  expect(devanagariWords().filter((word) => !covered.has(word))).toEqual([]);
  expect(existsSync(`public${devanagari.file}`)).toBe(true);
});
