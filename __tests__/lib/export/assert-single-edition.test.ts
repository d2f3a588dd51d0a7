import { assertSingleEdition } from '@/lib/export/steps/assert-single-edition';
import { filesOf, indiaConfiguration } from './export-fixtures';

const assert = (files: Record<string, string>, settings: Record<string, string> = {}) =>
  assertSingleEdition(filesOf(files), indiaConfiguration(settings));

describe('the assertion of a single edition', () => {
  it('accepts the amounts of its own region', () => {
    expect(() => assert({ '/index.html': '<p>₹2,000</p>' })).not.toThrow();
  });

  it.each([
    [
      'an amount in a page',
      { '/index.html': '<p>Rp 15,000,000</p>' },
      'out/index.html: expected nothing of en-ID, but it holds "Rp 15,000,000"',
    ],
    [
      'its name in a script',
      { '/_next/static/chunks/x.js': 'f("Indonesia")' },
      'out/_next/static/chunks/x.js: expected nothing of en-ID',
    ],
    [
      'a picture of it',
      { '/art/indonesia/a.avif': 'x' },
      'out/art/indonesia/a.avif: expected nothing of en-ID',
    ],
  ])('refuses %s', (_, files, message) => {
    expect(() => assert(files)).toThrow(message);
  });

  it.each([
    ['a copyright line', 'NEXT_PUBLIC_COPYRIGHT', '© Acme (India, Indonesia): Rp 15,000,000'],
    [
      'the URL of the other site',
      'NEXT_PUBLIC_OTHER_REGION_URL',
      'en-ID=https://a.example/Indonesia',
    ],
  ])('accepts %s that names the other country', (_, variable, value) => {
    expect(() =>
      assert({ '/index.html': value.replace('en-ID=', '') }, { [variable]: value }),
    ).not.toThrow();
  });

  it('accepts a paragraph of the own copy that names the other country', () => {
    const configuration = indiaConfiguration();
    const about = ['We also lend in Indonesia.'];
    const copy = { ...configuration.copy, about };
    expect(() =>
      assertSingleEdition(filesOf({ '/index.html': about[0] ?? '' }), { ...configuration, copy }),
    ).not.toThrow();
  });

  it('still refuses what the settings do not say', () => {
    expect(() =>
      assert({ '/index.html': 'Rp 15,000,000' }, { NEXT_PUBLIC_COPYRIGHT: '© Acme Indonesia' }),
    ).toThrow('expected nothing of en-ID, but it holds "Rp 15,000,000"');
  });
});
