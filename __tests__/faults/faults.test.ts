import { readFileSync } from 'node:fs';
import { FAULTS } from './faults';
import { testTitles } from './test-titles';

// Sources and test titles change often, and `npm run faults` runs rarely.

const changes = FAULTS.flatMap(({ name, source = [] }) =>
  source.map((change) => ({ name, ...change })),
);

test.each(changes)('$name: the text to replace occurs once in $file', ({ file, find }) => {
  expect(occurrences(readFileSync(file, 'utf8'), find)).toBe(1);
});

test.each(FAULTS)('$name: the named test exists', ({ caughtBy: { file, test } }) => {
  expect(testTitles(file).filter((title) => title.test(test))).toHaveLength(1);
});

function occurrences(text: string, find: string | RegExp): number {
  if (typeof find === 'string') return text.split(find).length - 1;
  return [...text.matchAll(new RegExp(find.source, 'g'))].length;
}
