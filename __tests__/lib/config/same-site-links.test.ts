import { readConfiguration } from '@/lib/config/read-configuration';
import { sameSiteLinks } from '@/lib/config/same-site-links';

const LINKS = {
  NEXT_PUBLIC_PRIVACY_URL: 'http://loans.example/privacyPolicy.html?lang=en',
  NEXT_PUBLIC_TERMS_URL: 'https://other.example/terms',
  NEXT_PUBLIC_APP_URL: 'https://loans.example/app/',
};

test('the links to this site have its own paths', () => {
  const site = { NEXT_PUBLIC_HTTP_URL: 'https://loans.example' };

  expect(sameSiteLinks(readConfiguration({ ...site, ...LINKS }))).toEqual([
    { variable: 'NEXT_PUBLIC_PRIVACY_URL', path: '/privacyPolicy' },
    { variable: 'NEXT_PUBLIC_APP_URL', path: '/app' },
  ]);
  expect(sameSiteLinks(readConfiguration(site))).toEqual([]);
});

test('no link leads to a site whose URL is not known', () => {
  expect(sameSiteLinks(readConfiguration(LINKS))).toEqual([]);
});
