import { assertSingleRegion } from '@/lib/export/steps/assert-single-region';
import { filesOf, indiaConfiguration } from './exported';

const assert = (files: Record<string, string>, settings: Record<string, string> = {}) =>
  assertSingleRegion(filesOf(files), indiaConfiguration(settings));

describe('the assertion of a single region', () => {
  it('accepts the own amounts', () => {
    expect(() => assert({ '/index.html': '<p>₹2,000</p>' })).not.toThrow();
  });

  it.each([
    [
      'an amount in a page',
      { '/index.html': '<p>Rp 15,000,000</p>' },
      'out/index.html: expected nothing of indonesia, but it holds "Rp 15,000,000"',
    ],
    [
      'its name in a script',
      { '/_next/static/chunks/x.js': 'f("Indonesia")' },
      'out/_next/static/chunks/x.js: expected nothing of indonesia',
    ],
    [
      'a picture of it',
      { '/art/indonesia/a.avif': 'x' },
      'out/art/indonesia/a.avif: expected nothing of indonesia',
    ],
  ])('refuses %s', (_, files, message) => {
    expect(() => assert(files)).toThrow(message);
  });

  it('lets the company name the other country itself', () => {
    const copyright = '© Acme (India, Indonesia)';
    expect(() =>
      assert({ '/index.html': copyright }, { NEXT_PUBLIC_COPYRIGHT: copyright }),
    ).not.toThrow();
  });

  it('refuses the other amounts even if the company names them', () => {
    const copyright = 'Indonesia: Rp 15,000,000';
    expect(() =>
      assert({ '/index.html': copyright }, { NEXT_PUBLIC_COPYRIGHT: copyright }),
    ).toThrow('expected nothing of indonesia, but it holds "Rp 15,000,000"');
  });
});
