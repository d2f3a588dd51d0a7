import { existsSync, readFileSync } from 'node:fs';
import { testFileOf, FAULTS } from './faults';

// Sources change often, and `npm run faults` runs rarely.

const changes = FAULTS.flatMap(({ name, source = [] }) =>
  source.map((change) => ({ name, ...change })),
);

test.each(changes)('$name: the text to replace occurs once in $file', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});

test.each(FAULTS)('$name: the test file $caughtBy exists', (fault) => {
  expect(existsSync(testFileOf(fault))).toBe(true);
});
