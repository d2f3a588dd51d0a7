import { randomBytes } from 'node:crypto';
import { buildSummary } from '@/lib/export/build-summary';
import type { Files } from '@/lib/kit/files/files';
import { hostRules } from '@/lib/kit/hosts/host-rules';
import { BUILT_PAGES } from '@/lib/site/pages';
import { filesOf, indiaConfiguration } from '../setup/export-fixtures';

const SCRIPT = '/_next/static/chunks/a.js';
const SOURCES = new Map([
  ['components/calculator.island.tsx', 900],
  ['node_modules/@scope/dates/index.js', 8000],
  ['node_modules/@scope/dates/node_modules/format/a.js', 20],
  ['node_modules/next/dist/compiled/react/a.js', 4000],
  ['node_modules/@scope/dates/other.js', 500],
]);
const ALL_SETTINGS = {
  NEXT_PUBLIC_CONTACT_URL: 'https://forms.example/f/1',
  NEXT_PUBLIC_COM_NAME: 'Loans Ltd',
  NEXT_PUBLIC_EMAIL: 'care@loans.example',
  NEXT_PUBLIC_ADDRESS: '1 Road',
  NEXT_PUBLIC_COPYRIGHT: '© Loans Ltd',
  NEXT_PUBLIC_HTTP_URL: 'https://in.loans.example',
  NEXT_PUBLIC_OTHER_REGION_URL: 'en-ID=https://id.loans.example',
};

/** The summary of an export with a home page and one script. */
function summaryOf(
  settings: Record<string, string>,
  body = '',
  more: Files = new Map(),
  lacks: readonly string[] = [],
  policy = '',
): string {
  const files = filesOf({
    '/index.html': `<!DOCTYPE html><html><body>${body}</body></html>`,
    '/site-config.js': 'window.siteConfig = {};',
    ...Object.fromEntries(BUILT_PAGES.slice(2).map(({ file }) => [file, '<main></main>'])),
    [SCRIPT]: 'run();',
  });
  const script = { url: SCRIPT, integrity: '', sources: SOURCES };
  const all = new Map([...files, ...more]);
  const rules = hostRules(all, BUILT_PAGES, policy, '/');
  const emptyPages = BUILT_PAGES.slice(2)
    .map(({ file }) => file)
    .filter((file) => !more.has(file));
  const finished = { files: all, scripts: { calculator: script }, rules, emptyPages };
  return buildSummary(finished, indiaConfiguration(settings), lacks, []);
}

const warningsIn = (summary: string) =>
  [...summary.matchAll(/(?<=! ).*/g)].map(([warning]) => warning);

/** The warnings of an export with all settings, and some that differ. */
function warningsOf(settings: Record<string, string> = {}, more: Files = new Map()): string[] {
  return warningsIn(summaryOf({ ...ALL_SETTINGS, ...settings }, '', more));
}

const rowOf = (summary: string, name: string) =>
  new RegExp(`^ +${name} {2,}(\\S.*)$`, 'm').exec(summary)?.[1];

describe('the summary at the end of the build', () => {
  it.each([
    [{}, ['Example Finance', 'not set', 'on'], 2],
    [
      { ...ALL_SETTINGS, NEXT_PUBLIC_OFFLINE_CACHE: 'off' },
      ['Loans Ltd', 'https://in.loans.example', 'off; browsers delete what they stored'],
      0,
    ],
  ])('has an aligned row for each fact, then the warnings: %j', (settings, facts, warnings) => {
    const [company, url, cache] = facts;
    const rows = summaryOf(settings)
      .replaceAll(/\d+\.\d kB/g, 'SIZE')
      .replaceAll(/(?<= {2}! ).+/g, 'A warning');
    expect(rows.split('\n')).toEqual([
      '',
      'The site is ready in out/',
      '  Region             India',
      `  Company            ${company}`,
      `  URL of the site    ${url}`,
      '  First load         SIZE',
      '  Script calculator  SIZE of at most SIZE',
      `  Offline cache      ${cache}`,
      ...(warnings > 0 ? ['', ...Array<string>(warnings).fill('  ! A warning')] : []),
      '',
      '',
    ]);
  });

  it('ends with what the site lacks before a launch', () => {
    expect(summaryOf(ALL_SETTINGS, '', new Map(), ['phone: SOMEWHERE'])).toMatch(
      / on\n\n {2}Missing before a launch, .*:\n {2}- phone: SOMEWHERE\n\n$/,
    );
  });

  it('shows the further fields of the form as its receiver gets them', () => {
    const summary = summaryOf({ NEXT_PUBLIC_CONTACT_FIELDS: 'key=ab+c%2F==&_subject=A%20b ' });
    expect(rowOf(summary, 'Form field key')).toBe('"ab+c/=="');
    expect(rowOf(summary, 'Form field _subject')).toBe('"A b"');
  });

  it('shows the compressed size of the first load, with the one picture that a phone loads', () => {
    const body =
      '<picture><source type="image/avif" srcset="./pictures/m.avif 384w, ./pictures/l.avif 960w"></picture><picture><source srcset="./pictures/s.avif 240w"></picture>';
    const files: Files = new Map([
      ['/site-config.js', randomBytes(1000)],
      ['/fonts/a.woff2', randomBytes(5000)],
      ['/pictures/s.avif', randomBytes(1000)],
      ['/pictures/m.avif', randomBytes(8000)],
      ['/pictures/l.avif', randomBytes(30_000)],
    ]);
    const summary = summaryOf({}, body, files);
    expect(parseFloat(rowOf(summary, 'First load') ?? '')).toBeCloseTo(14.2, 0);
    expect(rowOf(summary, 'Script calculator')).toBe('0.0 kB of at most 30.0 kB');
    expect(
      parseFloat(rowOf(summaryOf({}, '<p>Loans</p>', files), 'First load') ?? ''),
    ).toBeLessThan(6.2);
  });
});

describe('the warnings of a build', () => {
  it.each([
    ['none if everything is set', {}, []],
    [
      'what a site without a URL lacks, not its link to the other region',
      { NEXT_PUBLIC_HTTP_URL: '', NEXT_PUBLIC_OTHER_REGION_URL: '' },
      [
        'NEXT_PUBLIC_HTTP_URL is not set: the site has no canonical URL, sitemap, hreflang or picture for shared links.',
      ],
    ],
    [
      'a missing link to the other region',
      { NEXT_PUBLIC_OTHER_REGION_URL: '' },
      [
        'NEXT_PUBLIC_OTHER_REGION_URL is not set: the site has no hreflang link to another country or language.',
      ],
    ],
  ])('are %s', (_, settings, warnings) => {
    expect(warningsOf(settings)).toEqual(warnings);
  });

  it.each<[string, boolean, string?]>([
    ['https://in.loans.example/privacyPolicy', true],
    ['http://in.loans.example/privacyPolicy.html?lang=en#top', true],
    ['https://in.loans.example/privacyPolicy/', true],
    ['https://www.loans.example/privacyPolicy', false],
    ['https://in.loans.example/privacy.html', false],
    ['https://in.loans.example/loanAgreement', false],
    ['https://in.loans.example/folder/privacyPolicy', true, '/folder'],
    ['https://in.loans.example/privacyPolicy', false, '/folder'],
  ])(
    'name the links to an empty page of this site, and no others: %s',
    (url, isEmpty, folder = '') => {
      const links = ['PRIVACY', 'TERMS', 'APP'].map((name) => `NEXT_PUBLIC_${name}_URL`);
      const own = filesOf({ '/loanAgreement.html': '<main><h1>Terms</h1></main>' });
      const advice =
        'leads to /privacyPolicy, which is an empty placeholder of this site. Write content/india/privacyPolicy.en.md, or link to another page.';
      const settings = Object.fromEntries(links.map((link) => [link, url]));
      const siteUrl = `${ALL_SETTINGS.NEXT_PUBLIC_HTTP_URL}${folder}`;
      expect(warningsOf({ ...settings, NEXT_PUBLIC_HTTP_URL: siteUrl }, own)).toEqual(
        isEmpty ? links.map((link) => `${link} ${advice}`) : [],
      );
    },
  );

  it('name a script that is too large, its three largest packages, and what to do', () => {
    const [warning] = warningsOf({}, new Map([[SCRIPT, randomBytes(31_000)]]));
    expect(warning).toMatch(
      /^The script calculator has 31\d{3} bytes, more than 30000\. .* @scope\/dates \(8\.5 kB\), react \(4\.0 kB\), this project \(0\.9 kB\) .* raise the limit in lib\/kit\/export\/file-sizes\.ts\.$/,
    );
  });

  it('name a picture that a page shows and that is too large for a phone', () => {
    const files: Files = new Map([
      ['/our office.jpg', Buffer.alloc(9_100_000)],
      ['/for the press.jpg', Buffer.alloc(9_100_000)],
      ['/small.jpg', Buffer.alloc(300_000)],
      ['/terms.html', Buffer.from('<img src="./our%20office.jpg"><img src="./small.jpg">')],
    ]);
    expect(warningsOf({}, files)).toEqual([
      expect.stringMatching(/^public\/our office\.jpg has 9100\.0 kB, .* at most 1344 pixels/),
    ]);
  });

  it.each([
    [1973, []],
    [1974, ['Cloudflare (1973)']],
  ])('name the hosts for which a policy of %i characters is too long', (length, hosts) => {
    const summary = summaryOf(ALL_SETTINGS, '', new Map(), [], 'x'.repeat(length));
    expect(warningsIn(summary)).toEqual(
      hosts.map((names) => expect.stringContaining(`${length} characters, too many for ${names}.`)),
    );
  });
});
