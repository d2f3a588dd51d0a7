import { readAlternateSites } from '@/lib/config/alternate-sites';

test('the other sites are listed as language tag and URL', () => {
  const setting = 'hi-IN=https://hi.example, en-ID=https://id.example/a';

  expect(readAlternateSites(setting, 'india', 'en')).toEqual({
    sites: [
      { locale: 'hi-IN', url: 'https://hi.example' },
      { locale: 'en-ID', url: 'https://id.example/a' },
    ],
    problems: [],
  });
});

test.each(['en', 'hi'])('one URL is the English site of the other region, from %s', (language) => {
  expect(readAlternateSites('https://id.example', 'india', language)).toEqual({
    sites: [{ locale: 'en-ID', url: 'https://id.example' }],
    problems: [],
  });
});

test.each([
  ['this variant itself', 'en-IN=https://in.example'],
  ['an unknown language', 'fr-FR=https://fr.example'],
  ['a language tag in lower case', 'hi-in=https://hi.example'],
  ['a language without a URL', 'hi-IN'],
  ['something else than a web URL', 'hi-IN=ftp://hi.example'],
  ['a URL with a query', 'hi-IN=https://hi.example?a=b'],
  ['one URL twice', 'https://id.example https://id.example'],
  ['text before a language', 'x-hi-IN=https://hi.example'],
  ['the same language twice', 'hi-IN=https://a.example,hi-IN=https://b.example'],
])('the other sites cannot hold %s', (_, setting) => {
  const entry = setting.split(/[ ,]/).at(-1);
  expect(readAlternateSites(setting, 'india', 'en').problems).toEqual([
    {
      variable: 'NEXT_PUBLIC_OTHER_REGION_URL',
      problem: `was "${entry}"; allowed: your other sites, each once, as language tag and URL without query and fragment: hi-IN=https://…, en-ID=https://…, id-ID=https://…`,
    },
  ]);
});

test.each([
  ['hi-IN=https://IN.example/', 'hi-IN', 'NEXT_PUBLIC_HTTP_URL'],
  ['hi-IN=http://in.example/index.html', 'hi-IN', 'NEXT_PUBLIC_HTTP_URL'],
  ['https://in.example:443', 'en-ID', 'NEXT_PUBLIC_HTTP_URL'],
  ['hi-IN=https://a.example/id,en-ID=https://A.example/id/', 'en-ID', 'hi-IN'],
  ['hi-IN=https://a.example/id,en-ID=https://A.example/id.html', 'en-ID', 'hi-IN'],
])('one URL for two sites is wrong: %s', (setting, locale, other) => {
  const entry = setting.split(',').at(-1);
  expect(readAlternateSites(setting, 'india', 'en', 'https://in.example')).toEqual({
    sites: [],
    problems: [
      {
        variable: 'NEXT_PUBLIC_OTHER_REGION_URL',
        problem: `was "${entry}", the URL of ${other} for ${locale}; allowed: a URL of its own for each site`,
      },
    ],
  });
});

test('sites in folders of one host have URLs of their own', () => {
  const setting = 'hi-IN=https://in.example/hi/, en-ID=https://in.example/ID/';

  expect(readAlternateSites(setting, 'india', 'en', 'https://in.example').problems).toEqual([]);
});
