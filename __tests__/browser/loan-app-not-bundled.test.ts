import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { servedExport } from './setup/open-page';
import { SITES } from './setup/sites';

/** What a minified script contains of the loan app's modules and of axios. Lint refuses to import them. */
const MARKERS = [
  '/v3/product/apply',
  'delayShouldPayAmount',
  'citySelect',
  'X-Requested-With',
  'Session-Id',
  'An amount is a whole number',
  String.raw`^1\d{10}$`,
  'AxiosError',
];

test.each(SITES)(
  'no script of $name contains the modules of the loan app or axios (PRODUCT rule 33)',
  ({ name }) => {
    const { folder } = servedExport(name);
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(js|html)$/.test(file),
    );

    expect(scripts.length).toBeGreaterThan(5);
    const found = scripts.flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return MARKERS.filter((marker) => text.includes(marker)).map(
        (marker) => `${file}: ${marker}`,
      );
    });
    expect(found).toEqual([]);
  },
);
