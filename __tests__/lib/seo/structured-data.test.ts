import { readConfiguration } from '@/lib/config/read-configuration';
import { jsonForScript, structuredData } from '@/lib/seo/structured-data';

const dataOf = (settings: Record<string, string>) => structuredData(readConfiguration(settings));

const NAME = { NEXT_PUBLIC_COM_NAME: 'Loans Ltd' };
const COMPANY = {
  '@type': 'Organization',
  name: 'Loans Ltd',
};

test('the data of the company has the facts that are set and nothing else, and there is none without a name, nor of an app, whose price and ratings nobody has stated', () => {
  const facts = {
    NEXT_PUBLIC_HTTP_URL: 'https://loans.example',
    NEXT_PUBLIC_EMAIL: 'care@loans.example',
    NEXT_PUBLIC_PHONE: '+91 22 5550 0100',
    NEXT_PUBLIC_ADDRESS: '1 Road, Mumbai | 2 Road, Pune',
    NEXT_PUBLIC_CIN: 'U1',
    NEXT_PUBLIC_NBFC: 'B2',
    NEXT_PUBLIC_COMPLAINTS_NAME: 'A. Example',
    NEXT_PUBLIC_COMPLAINTS_PHONE: '+91 22 5550 0101',
    NEXT_PUBLIC_COMPLAINTS_EMAIL: 'grievance@loans.example',
    NEXT_PUBLIC_LOAN_EXAMPLE: 'A loan of 10,000 costs 989.',
  };
  const app = { NEXT_PUBLIC_APP_URL: 'https://play.google.com/store/apps/details?id=loans' };
  expect(dataOf({ ...facts, ...app })).toBeUndefined();
  // Without an address it is no local business.
  const { NEXT_PUBLIC_LOAN_EXAMPLE } = facts;
  expect(dataOf({ ...NAME, ...app, NEXT_PUBLIC_LOAN_EXAMPLE })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [COMPANY],
  });
  const [company, website] = dataOf({ ...NAME, ...facts })?.['@graph'] as object[];
  // Without it, Google shows the domain as the name of the site.
  const url = 'https://loans.example';
  expect(website).toEqual({ '@type': 'WebSite', name: 'Loans Ltd', url });
  expect(company).toEqual({
    ...COMPANY,
    // Google requires an address of a local business.
    '@type': 'FinancialService',
    url: 'https://loans.example',
    email: 'care@loans.example',
    telephone: '+91 22 5550 0100',
    address: { '@type': 'PostalAddress', streetAddress: '1 Road, Mumbai' },
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'CIN', value: 'U1' },
      { '@type': 'PropertyValue', propertyID: 'NBFC', value: 'B2' },
    ],
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'complaints',
      name: 'A. Example',
      telephone: '+91 22 5550 0101',
      email: 'grievance@loans.example',
    },
    feesAndCommissionsSpecification: 'A loan of 10,000 costs 989.',
  });
});

test('JSON cannot end the script that it stands in', () => {
  const data = { name: '</script><script>x()</script><!--' };
  expect(jsonForScript(data)).not.toContain('<');
  expect(JSON.parse(jsonForScript(data))).toEqual(data);
});

test('structured data has the URL of the logo', () => {
  const site = readConfiguration({
    NEXT_PUBLIC_COM_NAME: 'Kiran',
    NEXT_PUBLIC_HTTP_URL: 'https://a.example/loans/',
  });
  expect(
    structuredData({ ...site, logo: { url: '/icons-and-manifest/logo.1.svg' } }),
  ).toMatchObject({
    '@graph': [{ logo: 'https://a.example/loans/icons-and-manifest/logo.1.svg' }, {}],
  });
});
