import { ConfigurationError } from '@/lib/config/configuration-error';
import { readConfiguration } from '@/lib/config/read-configuration';
import { VARIANTS } from '@/lib/region/variants';

const variantsOf = (setting: string, more: Record<string, string> = {}) =>
  readConfiguration({
    NEXT_PUBLIC_REGION: '1',
    NEXT_PUBLIC_OTHER_REGION_URL: setting,
    ...more,
  }).alternateSites;

/** An example for every variant but the built one, India in English. */
const OTHER_SITES = VARIANTS.map(({ locale }) => locale)
  .filter((locale) => locale !== 'en-IN')
  .map((locale) => `${locale}=https://…`)
  .join(', ');

describe('the other variants', () => {
  it('are none while the setting is blank', () => {
    expect(variantsOf(' ')).toEqual([]);
  });

  it('are listed as language tag and URL', () => {
    expect(variantsOf('hi-IN=https://hi.example, en-ID=https://id.example/a')).toEqual([
      { locale: 'hi-IN', url: 'https://hi.example' },
      { locale: 'en-ID', url: 'https://id.example/a' },
    ]);
  });

  it('are the English site of the other region if the setting is one URL', () => {
    expect(variantsOf('https://id.example')).toEqual([
      { locale: 'en-ID', url: 'https://id.example' },
    ]);
  });

  it('are the English site of the other region, also from a site in another language', () => {
    const language = { NEXT_PUBLIC_LANGUAGE: 'hi' };
    expect(variantsOf('https://id.example', language)).toEqual([
      { locale: 'en-ID', url: 'https://id.example' },
    ]);
  });

  it.each([
    ['this variant itself', 'en-IN=https://in.example'],
    ['an unknown language', 'fr-FR=https://fr.example'],
    ['a language tag in lower case', 'hi-in=https://hi.example'],
    ['a language without a URL', 'hi-IN'],
    ['something else than a web URL', 'hi-IN=ftp://hi.example'],
    ['a URL with a query', 'hi-IN=https://hi.example?a=b'],
    ['one URL twice', 'https://id.example https://id.example'],
    ['text before a language', 'x-hi-IN=https://hi.example'],
    ['the same language twice', 'hi-IN=https://a.example,hi-IN=https://b.example'],
  ])('cannot hold %s', (_, setting) => {
    const read = () => variantsOf(setting);
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(/^1 wrong setting:\n {2}NEXT_PUBLIC_OTHER_REGION_URL was "/);
    expect(read).toThrow(
      `allowed: your other sites, each once, as language tag and URL without query and fragment: ${OTHER_SITES}\n`,
    );
  });
});
