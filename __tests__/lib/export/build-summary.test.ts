import { createHash } from 'node:crypto';
import { buildSummary } from '@/lib/export/build-summary';
import type { Files } from '@/lib/export/files';
import { SCREEN_PAGES } from '@/lib/export/page-files';
import { filesOf, indiaConfiguration } from './export-fixtures';

const SCRIPT = '/_next/static/chunks/a.js';

/** The summary of an export with a home page and one script. */
function summaryOf(
  body = '<main></main>',
  settings: Record<string, string> = {},
  more: Files = new Map(),
): string {
  const files = filesOf({
    '/index.html': `<!DOCTYPE html><html><body>${body}</body></html>`,
    '/site-config.js': 'window.siteConfig = {};',
    ...Object.fromEntries(SCREEN_PAGES.map(({ file }) => [file, '<main></main>'])),
    [SCRIPT]: 'run();',
  });
  return buildSummary(new Map([...files, ...more]), [SCRIPT], indiaConfiguration(settings));
}

/** Bytes that cannot be compressed. */
function incompressible(length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    createHash('sha256').update(String(index)).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

/** The values of the table by their names. */
function rowsOf(summary: string): Record<string, string> {
  return Object.fromEntries(
    [...summary.matchAll(/^ {2}( *[A-Z\w][^\n]*?) {2,}(\S.*)$/gm)].map(
      ([, name = '', value = '']) => [name.trim(), value],
    ),
  );
}

const ALL_SETTINGS = {
  NEXT_PUBLIC_CONTACT_URL: 'https://forms.example/f/1',
  NEXT_PUBLIC_COM_NAME: 'Loans Ltd',
  NEXT_PUBLIC_EMAIL: 'care@loans.example',
  NEXT_PUBLIC_ADDRESS: '1 Road',
  NEXT_PUBLIC_COPYRIGHT: '© Loans Ltd',
  NEXT_PUBLIC_HTTP_URL: 'https://in.loans.example',
  NEXT_PUBLIC_OTHER_REGION_URL: 'en-ID=https://id.loans.example',
};

describe('the summary at the end of the build', () => {
  it('has an aligned row for each fact, then the warnings', () => {
    const summary = summaryOf();
    expect(Object.keys(rowsOf(summary))).toEqual([
      'Region',
      'Company',
      'URL of the site',
      'First load',
      'page and styles',
      'web fonts',
      'first picture',
      'Scripts, when needed',
      'Offline cache',
    ]);
    expect(summary).toMatch(/^\nThe site is ready in out\/\n {2}Region {16}India\n/);
    const columns = [...summary.matchAll(/^ {2} *\w[^\n]*? {2,}(?=\S)/gm)];
    expect(new Set(columns.map(([beginning]) => beginning.length)).size).toBe(1);
    expect(summary).toMatch(/[^\n]\n\n(?: {2}! [^\n]+\n){3}\n$/);
  });

  it('shows the company, the URL and the offline cache', () => {
    expect(rowsOf(summaryOf())).toMatchObject({
      Company: 'Example Finance',
      'URL of the site': 'not set',
      'Offline cache': 'on',
    });
    const settings = { ...ALL_SETTINGS, NEXT_PUBLIC_OFFLINE_CACHE: 'off' };
    expect(rowsOf(summaryOf(undefined, settings))).toMatchObject({
      Company: 'Loans Ltd',
      'URL of the site': 'https://in.loans.example',
      'Offline cache': 'off; browsers delete what they stored',
    });
  });

  it('shows the compressed sizes, with the one picture that a phone loads', () => {
    const body =
      '<picture><source type="image/avif" srcset="./art/m.avif 384w, ./art/l.avif 960w"></picture><picture><source srcset="./art/s.avif 240w"></picture>';
    const rows = rowsOf(
      summaryOf(
        body,
        {},
        new Map([
          ['/site-config.js', incompressible(1000)],
          ['/fonts/a.woff2', incompressible(5000)],
          ['/art/s.avif', incompressible(1000)],
          ['/art/m.avif', incompressible(8000)],
          ['/art/l.avif', incompressible(30_000)],
        ]),
      ),
    );
    expect(rows['web fonts']).toBe('5.0 kB');
    expect(rows['first picture']).toBe('8.0 kB');
    expect(parseFloat(rows['page and styles'] ?? '')).toBeGreaterThan(0);
    expect(parseFloat(rows['First load'] ?? '')).toBeCloseTo(14.2, 0);
    expect(rows['Scripts, when needed']).toBe('0.0 kB');
  });

  it('counts no picture for a page without one', () => {
    expect(rowsOf(summaryOf('<p>Loans</p>'))['first picture']).toBe('0.0 kB');
  });

  it.each([
    [1973, null],
    [1974, 'Cloudflare (1973)'],
    [4001, 'Cloudflare (1973), nginx (4000)'],
  ])('names the hosts for which a policy of %i characters is too long', (length, hosts) => {
    const headers = { '/_headers': `/*\n  Content-Security-Policy: ${'x'.repeat(length)}\n` };
    const warnings = summaryOf(undefined, ALL_SETTINGS, filesOf(headers)).match(/!.*/g);
    expect(warnings).toEqual(
      hosts && [expect.stringContaining(`has ${length} characters, too many for ${hosts}. It`)],
    );
  });

  it('has no warnings if everything is set', () => {
    expect(summaryOf(undefined, ALL_SETTINGS)).toMatch(/Offline cache +on\n\n$/);
  });

  it('warns about a missing URL of the other region only if the own URL is set', () => {
    const settings = { ...ALL_SETTINGS, NEXT_PUBLIC_OTHER_REGION_URL: '' };
    expect(summaryOf(undefined, settings).match(/!.*/g)).toEqual([
      '! NEXT_PUBLIC_OTHER_REGION_URL is not set: the site has no hreflang link to another country or language.',
    ]);
    expect(summaryOf()).not.toContain('OTHER_REGION');
  });

  it('warns about a region flag that was probably meant for another region', () => {
    expect(summaryOf(undefined, { NEXT_PUBLIC_REGION: 'IN' })).toContain(
      '! NEXT_PUBLIC_REGION is "IN", so this is the site for Indonesia. Write 1 for India or 2 for Indonesia.',
    );
  });

  it.each([
    'https://in.loans.example/privacyPolicy',
    'http://in.loans.example/privacyPolicy.html?lang=en#top',
    'https://in.loans.example/privacyPolicy/',
  ])('warns about a link to an empty page of this site: %s', (url) => {
    const settings = {
      ...ALL_SETTINGS,
      NEXT_PUBLIC_PRIVACY_URL: url,
      NEXT_PUBLIC_TERMS_URL: url,
      NEXT_PUBLIC_APP_URL: url,
    };
    const advice =
      'leads to /privacyPolicy, which is an empty placeholder of this site. Put your page in public/privacyPolicy.html, or link to another one.';
    expect(summaryOf(undefined, settings).match(/!.*/g)).toEqual([
      `! NEXT_PUBLIC_PRIVACY_URL ${advice}`,
      `! NEXT_PUBLIC_TERMS_URL ${advice}`,
      `! NEXT_PUBLIC_APP_URL ${advice}`,
    ]);
  });

  it('warns about a link to an empty page of a site in a folder', () => {
    const settings = {
      ...ALL_SETTINGS,
      NEXT_PUBLIC_HTTP_URL: 'https://loans.example/in',
      NEXT_PUBLIC_PRIVACY_URL: 'https://loans.example/in/privacyPolicy',
      NEXT_PUBLIC_TERMS_URL: 'https://loans.example/privacyPolicy',
    };
    expect(summaryOf(undefined, settings).match(/!.*/g)).toEqual([
      expect.stringMatching('NEXT_PUBLIC_PRIVACY_URL leads to /privacyPolicy, which is an empty'),
    ]);
  });

  it.each(['https://www.loans.example/privacyPolicy', 'https://in.loans.example/privacy.html'])(
    'does not warn about a link to another site or to a page that the company added: %s',
    (url) => {
      const settings = { ...ALL_SETTINGS, NEXT_PUBLIC_PRIVACY_URL: url };
      expect(summaryOf(undefined, settings)).not.toContain('!');
    },
  );

  it('does not warn about links to the pages that the company replaced', () => {
    const own = filesOf({ '/loanAgreement.html': '<main><h1>Terms</h1></main>' });
    const settings = {
      ...ALL_SETTINGS,
      NEXT_PUBLIC_TERMS_URL: 'https://in.loans.example/loanAgreement',
    };
    expect(summaryOf(undefined, settings, own)).not.toContain('!');
  });

  it('lists the settings with example values, and what is missing without a URL', () => {
    const summary = summaryOf(undefined, { NEXT_PUBLIC_COM_NAME: 'Loans Ltd' });
    expect(summary).toContain(
      'The page still shows the example company for: NEXT_PUBLIC_EMAIL, NEXT_PUBLIC_ADDRESS, NEXT_PUBLIC_COPYRIGHT.',
    );
    expect(summary).toContain('NEXT_PUBLIC_HTTP_URL is not set');
  });
});
