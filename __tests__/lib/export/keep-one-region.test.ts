import { readConfiguration } from '@/lib/config/configuration';
import { keepOneRegion } from '@/lib/export/steps/keep-one-region';
import { exported, pageWithLoader } from './exported';

describe('keeping to one region', () => {
  it("lets India's site pass", () => {
    expect(() => keepOneRegion(exported(pageWithLoader({ body: '<p>₹2,000</p>' })))).not.toThrow();
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
    expect(() => keepOneRegion(exported(pageWithLoader(), files))).toThrow(message);
  });

  it('lets the company name the other country itself', () => {
    const configuration = readConfiguration({
      NEXT_PUBLIC_REGION: '1',
      NEXT_PUBLIC_COPYRIGHT: '© Acme (India, Indonesia)',
    });
    const site = {
      ...exported(pageWithLoader({ body: '<p>© Acme (India, Indonesia)</p>' })),
      configuration,
    };

    expect(() => keepOneRegion(site)).not.toThrow();
  });

  it('refuses the other amounts whatever the company says', () => {
    const configuration = readConfiguration({
      NEXT_PUBLIC_REGION: '1',
      NEXT_PUBLIC_COPYRIGHT: 'Indonesia: Rp 15,000,000',
    });
    const site = { ...exported(pageWithLoader({ body: '<p>Rp 15,000,000</p>' })), configuration };

    expect(() => keepOneRegion(site)).toThrow(
      'expected nothing of indonesia, but it holds "Rp 15,000,000"',
    );
  });
});
