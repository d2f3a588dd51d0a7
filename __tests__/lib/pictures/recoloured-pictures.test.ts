import { pictureUrlsOf } from '@/lib/pictures/picture-urls';
import { inCompanyColours } from '@/lib/pictures/recoloured-pictures';
import { regions } from '@/lib/region/regions';
import { VARIANTS_WITH_COPY } from '../../variants-with-copy';

const withAccent = (accent: string) => ({ accent, onAccent: '#ffffff', text: '#000000' });

const withoutHash = (url: string) => url.replace(/\.[0-9a-f]{8}\./, '.');

test.each(VARIANTS_WITH_COPY)(
  '$region in $language: an own accent has its own files',
  ({ copy, region }) => {
    const blue = pictureUrlsOf(inCompanyColours(copy, region, withAccent('#1f4fd8')));
    const red = pictureUrlsOf(inCompanyColours(copy, region, withAccent('#d31f2f')));
    expect(blue.map(withoutHash)).toEqual(pictureUrlsOf(copy).map(withoutHash));
    // Browsers store a file for a year.
    expect(new Set([...blue, ...red, ...pictureUrlsOf(copy)]).size).toBe(3 * blue.length);
  },
);

test.each(VARIANTS_WITH_COPY)(
  "$region in $language: the region's accent changes nothing",
  (variant) => {
    const { palette } = regions[variant.region];
    expect(inCompanyColours(variant.copy, variant.region, palette)).toBe(variant.copy);
  },
);
