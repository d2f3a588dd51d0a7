import { isMistakenFlag, parseRegion } from '@/lib/region/parse-region';
import { REGIONS, regions } from '@/lib/region/regions';

test('only the flag 1 means India', () => {
  expect(parseRegion('1')).toBe('india');
});

test.each([undefined, '', '2', 'id', '0', '01', ' 1', '1 ', '1.0', 'true', 'india'])(
  'the flag %p means Indonesia',
  (flag) => {
    expect(parseRegion(flag)).toBe('indonesia');
  },
);

test.each(['india', 'INDIA', 'in', 'true', ' 1', '01', '1.0', 'false', '१'])(
  'the flag %p is probably a mistake',
  (flag) => {
    expect(isMistakenFlag(flag)).toBe(true);
  },
);

test.each([undefined, '', ' ', '1', '2', '0', '02', '3', 'indonesia', ' ID'])(
  'the flag %p is no mistake',
  (flag) => {
    expect(isMistakenFlag(flag)).toBe(false);
  },
);

test.each(REGIONS)('the flag of %s in the table of regions selects it', (region) => {
  expect(parseRegion(regions[region].flag)).toBe(region);
});
