import { iconFolderOf, REGIONS, parseRegion, regions } from '@/lib/region/regions';

test('only the flag 1 means India', () => {
  expect(parseRegion('1')).toBe('india');
});

test.each([undefined, '', '2', 'id', '0', '01', ' 1', '1 ', '1.0', 'true', 'india'])(
  'the flag %p means Indonesia',
  (flag) => {
    expect(parseRegion(flag)).toBe('indonesia');
  },
);

describe('the table of regions', () => {
  test.each(REGIONS)('gives %s a flag of its own', (region) => {
    expect(parseRegion(regions[region].flag)).toBe(region);
  });

  test('gives each region its country and its icons', () => {
    expect(REGIONS.map((region) => [regions[region].country, iconFolderOf(region)])).toEqual([
      ['India', '/app-icons/india'],
      ['Indonesia', '/app-icons/indonesia'],
    ]);
  });
});
