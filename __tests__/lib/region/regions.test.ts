import { parseRegion } from '@/lib/region/regions';
import { VARIANTS } from '@/lib/region/variants';

test('the flag 1 means India (PRODUCT rule 4)', () => {
  expect(parseRegion('1')).toBe('india');
});

test.each([undefined, '', '2', 'id', '0', '01', ' 1', '1 ', '1.0', 'true', 'india'])(
  'the flag %p means Indonesia (PRODUCT rule 4)',
  (flag) => {
    expect(parseRegion(flag)).toBe('indonesia');
  },
);

test('India and Indonesia have a variant in English and one in their own language', () => {
  expect(VARIANTS.map(({ locale }) => locale)).toEqual(
    expect.arrayContaining(['en-IN', 'hi-IN', 'en-ID', 'id-ID']),
  );
});
