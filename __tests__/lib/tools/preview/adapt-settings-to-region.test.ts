import { readConfiguration } from '@/lib/config/read-configuration';
import { REGIONS } from '@/lib/region/regions';
import { adaptSettingsToRegion } from '@/lib/tools/preview/adapt-settings-to-region';

/** A company whose settings fit India only. */
const HINDI = {
  NEXT_PUBLIC_REGION: '1',
  NEXT_PUBLIC_LANGUAGE: 'hi',
  NEXT_PUBLIC_COM_NAME: 'Acme',
  NEXT_PUBLIC_OTHER_REGION_URL: 'en-ID=https://id.acme.example',
};

test.each(REGIONS)('the settings for one region make a valid build of %s', (region) => {
  const { variables } = adaptSettingsToRegion(region, HINDI);

  const configuration = readConfiguration({ ...HINDI, ...variables });

  expect(configuration.region).toBe(region);
  expect(configuration.company.name).toBe('Acme');
});

test('the region that the settings select is built as it is', () => {
  expect(adaptSettingsToRegion('india', { ...HINDI, NEXT_PUBLIC_LANGUAGE: ' hi ' })).toEqual({
    label: 'India, Hindi',
    variables: { NEXT_PUBLIC_REGION: '1' },
  });
});

test('another region is built in English if it does not have the language', () => {
  expect(adaptSettingsToRegion('indonesia', HINDI)).toMatchObject({
    label: 'Indonesia, English',
    variables: { NEXT_PUBLIC_LANGUAGE: 'en', NEXT_PUBLIC_OTHER_REGION_URL: '' },
  });
});

test('another region is built in the same language if it has it', () => {
  expect(
    adaptSettingsToRegion('india', { NEXT_PUBLIC_REGION: '2', NEXT_PUBLIC_LANGUAGE: 'hi' }),
  ).toMatchObject({ label: 'India, Hindi', variables: { NEXT_PUBLIC_LANGUAGE: 'hi' } });
});

test('without settings, both regions are built in English', () => {
  expect(REGIONS.map((region) => adaptSettingsToRegion(region, {}).label)).toEqual([
    'India, English',
    'Indonesia, English',
  ]);
});

test('a wrong language of the selected region stays, so that the build reports it', () => {
  const wrong = { NEXT_PUBLIC_REGION: '1', NEXT_PUBLIC_LANGUAGE: 'id' };

  expect(adaptSettingsToRegion('india', wrong)).toMatchObject({
    label: 'India',
    variables: { NEXT_PUBLIC_REGION: '1' },
  });
});
