import { readConfiguration } from '@/lib/config/read-configuration';
import { structuredData } from '@/lib/seo/structured-data';

const dataOf = (settings: Record<string, string>) => structuredData(readConfiguration(settings));

const COMPANY = { NEXT_PUBLIC_COM_NAME: 'Loans Ltd' };

test('without a link to the app, the data is that of the company alone', () => {
  expect(dataOf(COMPANY)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FinancialService',
    name: 'Loans Ltd',
  });
});

test('there is no data about an app whose company has no name of its own', () => {
  expect(dataOf({ NEXT_PUBLIC_APP_URL: 'https://loans.example/app' })).toBeUndefined();
});

test.each([
  ['https://play.google.com/store/apps/details?id=loans', { operatingSystem: 'Android' }],
  ['https://apps.apple.com/in/app/loans/id12', { operatingSystem: 'iOS' }],
  ['https://itunes.apple.com/in/app/loans/id12', { operatingSystem: 'iOS' }],
  ['https://loans.example/app?from=play.google.com', {}],
])('the app at %s is published by the company, and nothing is invented', (url, system) => {
  expect(dataOf({ ...COMPANY, NEXT_PUBLIC_APP_URL: url })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FinancialService',
      '@id': '#company',
      name: 'Loans Ltd',
    },
    {
      '@context': 'https://schema.org',
      '@type': 'MobileApplication',
      installUrl: url,
      applicationCategory: 'FinanceApplication',
      publisher: { '@id': '#company' },
      ...system,
    },
  ]);
});
