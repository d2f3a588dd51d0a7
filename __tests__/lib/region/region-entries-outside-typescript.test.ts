import { readFileSync } from 'node:fs';
import { REGIONS } from '@/lib/region/regions';

// The compiler does not see this file. A new region has to add to it.

test.each(REGIONS)(
  'lib/tools/fonts/build-display-font.mjs knows the currency sign of %s',
  (region) => {
    expect(readFileSync('lib/tools/fonts/build-display-font.mjs', 'utf8')).toMatch(
      new RegExp(`CURRENCY_PARTS = \\{.*\\b${region}:`),
    );
  },
);
