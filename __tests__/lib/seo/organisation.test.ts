import { readConfiguration } from '@/lib/config/read-configuration';
import { organisationData } from '@/lib/seo/organisation';

const dataOf = (settings: Record<string, string>) => organisationData(readConfiguration(settings));

describe('structured data', () => {
  it('is not there while the company has no name of its own', () => {
    expect(dataOf({ NEXT_PUBLIC_PHONE: '+91 22 5550 0100' })).toBeUndefined();
  });

  it('has the facts that are set and nothing else', () => {
    expect(dataOf({ NEXT_PUBLIC_COM_NAME: 'Loans Ltd' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FinancialService',
      name: 'Loans Ltd',
    });
    expect(
      dataOf({
        NEXT_PUBLIC_COM_NAME: 'Loans Ltd',
        NEXT_PUBLIC_HTTP_URL: 'https://loans.example',
        NEXT_PUBLIC_EMAIL: 'care@loans.example',
        NEXT_PUBLIC_PHONE: '+91 22 5550 0100',
        NEXT_PUBLIC_ADDRESS: '1 Road, Mumbai',
        NEXT_PUBLIC_CIN: 'U1',
        NEXT_PUBLIC_NBFC: 'B2',
        NEXT_PUBLIC_COMPLAINTS_NAME: 'A. Example',
        NEXT_PUBLIC_COMPLAINTS_PHONE: '+91 22 5550 0101',
        NEXT_PUBLIC_COMPLAINTS_EMAIL: 'grievance@loans.example',
        NEXT_PUBLIC_LOAN_EXAMPLE: 'A loan of 10,000 costs 989.',
      }),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FinancialService',
      name: 'Loans Ltd',
      url: 'https://loans.example',
      email: 'care@loans.example',
      telephone: '+91 22 5550 0100',
      address: '1 Road, Mumbai',
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
});
