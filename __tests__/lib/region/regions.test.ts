import { iconFolderOf, regions } from '@/lib/region/regions';

test('the table of regions names the country and the folder of the icons', () => {
  expect(regions.india.country).toBe('India');
  expect(iconFolderOf('india')).toBe('/app-icons/india');
});
