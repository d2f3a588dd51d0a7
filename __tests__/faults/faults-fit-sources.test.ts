import { existsSync, readFileSync } from 'node:fs';
import { EXPORTED_PAGE, FAULTS, testFileOf } from './faults';

// Sources change often, and `npm run faults` runs rarely.

const inSources = FAULTS.filter(({ file }) => file !== EXPORTED_PAGE);

test.each(inSources)('$name: the text to replace occurs once in $file', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
});

test.each(FAULTS)('$name: the test file $caughtBy exists', (fault) => {
  expect(existsSync(testFileOf(fault))).toBe(true);
});
