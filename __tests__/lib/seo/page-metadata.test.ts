import { languages } from '@/lib/region/languages';
import { alternateLanguages, pageMetadata } from '@/lib/seo/page-metadata';
import { readSite } from '../../components/read-site';
import { ICONS_AND_MANIFEST } from '../setup/icons-and-manifest';

const OWN = 'https://own.example';
const IN_HINDI = { NEXT_PUBLIC_LANGUAGE: 'hi' };

test.each<[string, Record<string, string>, string, Record<string, string> | undefined]>([
  ['no variant of a company with one site', {}, '', undefined],
  [
    'every variant, this one included, and English as the default',
    {},
    'en-ID=https://id.example',
    { 'en-IN': OWN, 'en-ID': 'https://id.example', 'x-default': OWN },
  ],
  [
    'the same default in every variant of a company',
    IN_HINDI,
    'id-ID=https://id.example, en-IN=https://in.example',
    {
      'hi-IN': OWN,
      'id-ID': 'https://id.example',
      'en-IN': 'https://in.example',
      'x-default': 'https://in.example',
    },
  ],
  [
    'the English variant that the company has as the default',
    { NEXT_PUBLIC_REGION: '2' },
    'id-ID=https://id.example',
    { 'en-ID': OWN, 'id-ID': 'https://id.example', 'x-default': OWN },
  ],
  [
    'no default without an English variant',
    IN_HINDI,
    'id-ID=https://id.example',
    { 'hi-IN': OWN, 'id-ID': 'https://id.example' },
  ],
])('search engines get the URLs of %s', (_, settings, others, languages) => {
  const site = readSite({
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_HTTP_URL: OWN,
    NEXT_PUBLIC_OTHER_REGION_URL: others,
    ...settings,
  });

  expect(alternateLanguages(site, '/')).toEqual(languages);
});

test('they get a page of every variant that has it in its language, also if the URL of a variant has a path', () => {
  const others = 'id-ID=https://a.example/id/, en-IN=https://in.example, hi-IN=https://hi.example';
  const files = ['indonesia en', 'indonesia id', 'india en'].map((one) => {
    const [region = '', language = ''] = one.split(' ');
    return { file: '', region, name: 'aboutUs', language, text: '' };
  });

  const site = readSite(
    { NEXT_PUBLIC_HTTP_URL: OWN, NEXT_PUBLIC_OTHER_REGION_URL: others },
    { files },
  );
  expect(alternateLanguages(site, '/aboutUs')).toEqual({
    'en-ID': `${OWN}/aboutUs`,
    'id-ID': 'https://a.example/id/aboutUs',
    'en-IN': 'https://in.example/aboutUs',
    'x-default': 'https://in.example/aboutUs',
  });
  // The Hindi site shows the English text, which no other site names as its Hindi version.
  const inHindi = {
    ...IN_HINDI,
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_OTHER_REGION_URL: 'en-IN=https://in.example',
  };
  expect(alternateLanguages(readSite(inHindi, { files }), '/aboutUs')).toBeUndefined();
});

test.each([
  ['en', 'This page went missing – Acme'],
  ['hi', languages.hi.messages.interface.notFound.title + ' – Acme'],
])(
  'the 404 page in the language %s has the title "%s", and search engines do not list it',
  (language, title) => {
    const settings = {
      NEXT_PUBLIC_COM_NAME: 'Acme',
      NEXT_PUBLIC_REGION: '1',
      NEXT_PUBLIC_LANGUAGE: language,
    };
    const site = readSite(settings);

    expect(pageMetadata(site, '/404', ICONS_AND_MANIFEST, site.messages.notFound)).toEqual({
      title,
      robots: { index: false, follow: false },
    });
  },
);

test('a page of the company has its own title and description, and search engines may list it', () => {
  const own = { title: 'Fees', description: 'What a loan costs.' };
  const settings = { NEXT_PUBLIC_COM_NAME: 'Acme', NEXT_PUBLIC_HTTP_URL: 'https://in.example' };

  expect(pageMetadata(readSite(settings), '/fees', ICONS_AND_MANIFEST, own)).toMatchObject({
    title: 'Fees – Acme',
    description: 'What a loan costs.',
    alternates: { canonical: '/fees' },
  });
  expect(pageMetadata(readSite(), '/fees', ICONS_AND_MANIFEST, own)).not.toHaveProperty('robots');
});
