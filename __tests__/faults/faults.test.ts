import { readFileSync } from 'node:fs';
import { FAULTS } from './faults';
import { changed } from './put-in';

/** The words that a change looks for may be gone from the source long before somebody runs `npm run faults`. */
test.each(FAULTS.filter(({ source }) => source))(
  '$name can be put into the source as it is',
  ({ source = [] }) => {
    for (const change of source) {
      const text = readFileSync(change.file, 'utf8');
      expect(changed(text, change)).not.toBe(text);
    }
  },
);
