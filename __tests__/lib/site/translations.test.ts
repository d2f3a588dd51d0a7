import { versionsOf } from '@/lib/site/translations';

const INDIA = { locale: 'en-IN', siteUrl: 'https://en.example' };
const HINDI = { locale: 'hi-IN', url: 'https://hi.example/loans/' };
const TAMIL = { locale: 'ta-IN', url: 'https://ta.example' };
const OTHER_COUNTRY = { locale: 'id-ID', url: 'https://id.example' };

const page = (name: string, language: string) => ({
  file: `content/india/${name}.${language}.md`,
  region: 'india',
  name,
  language,
  text: '',
});
const FILES = [page('terms', 'en'), page('terms', 'hi')];

const versionsAt = (path: string, siteUrl = INDIA.siteUrl) =>
  versionsOf(
    {
      ...INDIA,
      siteUrl,
      alternateSites: [TAMIL, OTHER_COUNTRY, HINDI],
      content: { files: FILES },
    },
    path,
  ).map(({ locale, isTranslated, url }) => [locale, isTranslated, url]);

test('a page has a version in each site of the company that has it in its language, and elsewhere the home page', () => {
  expect(versionsAt('/')).toEqual([
    ['en-IN', true, 'https://en.example'],
    ['hi-IN', true, HINDI.url],
    ['ta-IN', true, TAMIL.url],
    ['id-ID', true, OTHER_COUNTRY.url],
  ]);
  expect(versionsAt('/terms')).toEqual([
    ['en-IN', true, 'https://en.example/terms'],
    ['hi-IN', true, 'https://hi.example/loans/terms'],
    ['ta-IN', false, TAMIL.url],
    ['id-ID', false, OTHER_COUNTRY.url],
  ]);
});

test('no site has a version of the 404 page, or of the empty page of a screen', () => {
  for (const path of ['/404', '/confirm'])
    expect(versionsAt(path).filter(([, isTranslated]) => isTranslated)).toEqual([]);
});
