import { languageLinks } from '@/lib/site/translations';

const INDIA = { region: 'india', locale: 'en-IN' } as const;
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

const linksOf = (path: string, fragment?: string, site = INDIA) =>
  languageLinks(
    { ...site, alternateSites: [TAMIL, OTHER_COUNTRY, HINDI], content: { files: FILES } },
    path,
    fragment,
  ).map(({ name, href }) => [name, href]);

test('a section leads to itself in the other languages of the country, each by its own name', () => {
  expect(linksOf('/', '#contact')).toEqual([
    ['English', undefined],
    ['हिन्दी', 'https://hi.example/loans/#contact'],
    ['தமிழ்', 'https://ta.example#contact'],
  ]);
});

test('a page leads to its translation, and without one to the home page', () => {
  expect(linksOf('/terms')).toEqual([
    ['English', undefined],
    ['हिन्दी', 'https://hi.example/loans/terms'],
    ['தமிழ்', 'https://ta.example'],
  ]);
});

test('the 404 page and a page that no language has lead to the home pages', () => {
  for (const path of ['/404', '/confirm'])
    expect(linksOf(path).map(([, href]) => href)).toEqual([undefined, HINDI.url, TAMIL.url]);
});

test('a site without another language of its country has no links', () => {
  for (const alternateSites of [[], [OTHER_COUNTRY]])
    expect(languageLinks({ ...INDIA, alternateSites, content: { files: FILES } }, '/')).toEqual([]);
});
