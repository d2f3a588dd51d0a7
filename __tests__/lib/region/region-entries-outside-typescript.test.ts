import { existsSync, readFileSync } from 'node:fs';
import { iconFolderOf, REGIONS } from '@/lib/region/regions';
import { VARIANTS } from '@/lib/region/variants';
import { openGraphImageOf } from '@/lib/seo/open-graph-image';
import currencySigns from '@/lib/tools/art/currency-sign-paths.json';
import drawnOpenGraphImages from '@/lib/tools/art/drawn-open-graph-images.json';
import { openGraphContentOf } from '@/lib/tools/art/open-graph-content';

// The compiler does not see these files. A new region has to add to each.

test.each(REGIONS)(
  'lib/tools/art/currency-sign-paths.json has the outline of the currency sign of %s',
  (region) => {
    expect(Object.keys(currencySigns)).toContain(region);
  },
);

test.each(REGIONS)('lib/tools/art/studio/palette.py has the colours of %s', (region) => {
  expect(readFileSync('lib/tools/art/studio/palette.py', 'utf8')).toContain(`'${region}': {`);
});

test.each(REGIONS)('public/ has the icons of %s', (region) => {
  expect(existsSync(`public${iconFolderOf(region)}`)).toBe(true);
});

test.each(VARIANTS)(
  'public/ has the Open Graph image of $locale, with its offer; npm run art open-graph draws it',
  (variant) => {
    expect(existsSync(`public${openGraphImageOf(variant)}`)).toBe(true);
    expect(drawnOpenGraphImages).toHaveProperty([variant.locale], openGraphContentOf(variant));
  },
);
