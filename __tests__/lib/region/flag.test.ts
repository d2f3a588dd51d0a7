import { regionOfFlag } from '@/lib/region/flag';

test('the flag 1 alone means India', () => {
  expect(regionOfFlag('1')).toBe('india');
});

test.each([undefined, '', '2', 'id', '0', '01', ' 1', '1 ', '1.0', 'true', 'india'])(
  'the flag %p means Indonesia',
  (flag) => {
    expect(regionOfFlag(flag)).toBe('indonesia');
  },
);
