import { readAlternateSites } from '@/lib/config/alternate-sites';
import type { Problem } from '@/lib/kit/text/validation-error';
import { VARIANTS } from '@/lib/region/variants';

const INDIA = { locale: 'en-IN', url: 'https://in.example' };
const OTHERS = VARIANTS.map(({ locale }) => locale).filter((locale) => locale !== 'en-IN');

test('the other sites are listed as language tag and URL, also in folders of one host, with a slash at their end', () => {
  const setting = 'hi-IN=https://in.example/hi.html5/, en-ID=https://in.example/a&b';

  const problems: Problem[] = [];
  expect(readAlternateSites(setting, INDIA, problems)).toEqual([
    { locale: 'hi-IN', url: 'https://in.example/hi.html5/' },
    { locale: 'en-ID', url: 'https://in.example/a&b/' },
  ]);
  expect(problems).toEqual([]);
});

test.each([
  ['this variant itself', 'en-IN=https://a.example'],
  ['an unknown language', 'fr-FR=https://fr.example'],
  ['a language tag in lower case', 'hi-in=https://hi.example'],
  ['a language without a URL', 'hi-IN'],
  ['a URL without a language', 'https://id.example'],
  ['something else than a web URL', 'hi-IN=ftp://hi.example'],
  ['a URL with a query', 'hi-IN=https://hi.example?a=b'],
  ['text before a language', 'x-hi-IN=https://hi.example'],
  ['the same language twice', 'hi-IN=https://a.example,hi-IN=https://b.example'],
  ['the URL of this site', 'hi-IN=https://IN.example:443/', 'NEXT_PUBLIC_HTTP_URL'],
  ['another URL of this site', 'hi-IN=http://in.example/', 'NEXT_PUBLIC_HTTP_URL'],
  ['a page instead of a site', 'hi-IN=https://hi.example/index.html'],
  ['one URL twice', 'hi-IN=https://a.example/id,en-ID=https://A.example/id/', 'hi-IN'],
])('the other sites cannot have %s', (_, setting, taken = '') => {
  const entry = setting.split(/[ ,]/).at(-1);
  const problems: Problem[] = [];
  readAlternateSites(setting, INDIA, problems);
  expect(problems).toEqual([
    {
      place: 'NEXT_PUBLIC_OTHER_REGION_URL',
      reason: `was "${entry}"${taken && `, the URL of ${taken}`}; allowed: your other sites, each once and with a URL of its own, as language tag and URL without query, fragment and file name: ${OTHERS.map((locale) => `${locale}=https://…`).join(', ')}`,
    },
  ]);
});
