import { footerLinks, privacyLink } from '@/lib/content/footer-links';
import { readSite } from '../../components/read-site';

test('a link of the settings takes precedence over a page of the company (PRODUCT rule 47)', () => {
  const text = { title: 'Policy', description: '', heading: '', headings: [], html: '' };
  const hrefs = (settings: Record<string, string>) => {
    const site = readSite(settings, { pages: [{ path: '/privacyPolicy', ...text }] });
    return [privacyLink(site), ...footerLinks(site)].map((link) => link?.href);
  };
  expect(hrefs({})).toEqual(['/privacyPolicy', '/privacyPolicy']);
  const url = 'https://policy.example/a';
  expect(hrefs({ NEXT_PUBLIC_PRIVACY_URL: url })).toEqual([url, url]);
});
