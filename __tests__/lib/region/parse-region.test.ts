import { parseRegion } from '@/lib/region/regions';

test('the flag 1 means India (PRODUCT rule 4)', () => {
  expect(parseRegion('1')).toBe('india');
});

test.each([undefined, '', '2', 'id', '0', '01', ' 1', '1 ', '1.0', 'true', 'india'])(
  'the flag %p means Indonesia (PRODUCT rule 4)',
  (flag) => {
    expect(parseRegion(flag)).toBe('indonesia');
  },
);
