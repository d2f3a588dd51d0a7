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

  test('names the country and the folder of the icons', () => {
    expect(regions.india.country).toBe('India');
    expect(iconFolderOf('india')).toBe('/app-icons/india');
  });
});
