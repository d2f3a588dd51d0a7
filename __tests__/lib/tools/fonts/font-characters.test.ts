import { existsSync } from 'node:fs';
import devanagari from '@/lib/fonts/devanagari-subset.json';
import displayFont from '@/lib/fonts/display-font.json';
import { REGIONS } from '@/lib/region/regions';
import { copies, interfaceStrings } from '@/lib/region/variants';
import {
  accentedLetters,
  accentedLettersOf,
  devanagariWords,
} from '@/lib/tools/fonts/font-characters';

test('the Devanagari font has the shapes of every word that is shown; npm run font adds new ones', () => {
  const covered = new Set(devanagari.words);

  expect(devanagariWords().filter((word) => !covered.has(word))).toEqual([]);
  expect(existsSync(`public${devanagari.file}`)).toBe(true);
});

test('the words are those of the copy and of the interface, each once and sorted', () => {
  const words = devanagariWords();

  for (const text of [copies.india.hi.offer.action, interfaceStrings.hi.contact.send])
    expect(words).toEqual(expect.arrayContaining(text.split(' ')));
  expect(words).toEqual([...new Set(words)].sort());
});

test.each(REGIONS)(
  'the display font of %s has the accented letters of its copy; npm run font adds new ones',
  (region) => {
    expect(displayFont.letters[region]).toBe(accentedLettersOf(region));
  },
);

test('accented letters are those of Latin beyond ASCII, each once and sorted', () => {
  expect(accentedLetters('Préstamo à 5 © – ₹ हिन्दी é')).toBe('àé');
});
