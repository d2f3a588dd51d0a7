import { assertNamedFilesExist } from '@/lib/export/steps/assert-named-files-exist';
import { filesOf, pageOf } from './export-fixtures';

const SITE_URL = 'https://company.example';
const WELL_KNOWN = { '/site-config.js': 'x', '/robots.txt': 'x' };

const html = ({ head = '', body = '<main></main>' } = {}) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const check = (page: string, files: Record<string, string> = {}, siteUrl = SITE_URL) =>
  assertNamedFilesExist([pageOf(page)], filesOf({ ...WELL_KNOWN, ...files }), siteUrl);

describe('a build stops if a page names a file that does not exist', () => {
  test.each([
    ['a picture', '<img src="/art/lost.avif">'],
    ['a width of a picture', '<img srcset="https://cdn.example/a.avif 1w, /art/lost.avif 2w">'],
    ['a preloaded picture', '<link rel="preload" as="image" imagesrcset="/art/lost.avif 240w">'],
    ['an icon', '<link rel="icon" href="/art/lost.avif">'],
    ['a file of a style', '<style>@font-face{src:url("/art/lost.avif")}</style>'],
    ['an absolute URL', `<meta property="og:image" content="${SITE_URL}/art/lost.avif">`],
    ['a card', `<meta name="twitter:image" content="${SITE_URL}/art/lost.avif">`],
  ])('%s', (_, body) => {
    expect(() => check(html({ body }))).toThrow(
      'out/index.html: expected /art/lost.avif, which it names, to exist',
    );
    expect(() => check(html({ body }), { '/art/lost.avif': 'x' })).not.toThrow();
  });
});

test('a build stops if the manifest names an icon that does not exist', () => {
  const files = { '/manifest.webmanifest': '{"icons":[{"src":"/app-icons/lost.png"}]}' };
  expect(() => check(html(), files)).toThrow(
    'out/manifest.webmanifest: expected /app-icons/lost.png, which it names, to exist',
  );
});

test('a build stops without the licence that fonts need, or a file with a fixed name', () => {
  expect(() => check(html(), { '/fonts/a.woff2': 'x' })).toThrow('/OFL.txt, which it names');
  expect(() => check(html(), { '/fonts/a.woff2': 'x', '/OFL.txt': 'x' })).not.toThrow();
  expect(() => assertNamedFilesExist([], filesOf({ '/robots.txt': 'x' }), '')).toThrow(
    '/site-config.js, which it names',
  );
});

test.each([
  ['a page of this site', '<a href="/">home</a><link rel="canonical" href="/repay">'],
  ['a page that the company hosts at this origin', `<a href="${SITE_URL}/terms.html">Terms</a>`],
  ['a file of another site', '<img src="https://cdn.example/a.png">'],
  ['the other region', `<link rel="alternate" hreflang="en-ID" href="${SITE_URL}/id/">`],
  ['a text', '<p>url(/nowhere)</p>'],
  ['a path in a name', '<meta property="og:title" content="Acme /Beta Finance">'],
])('%s is no file of the site', (_, body) => {
  expect(() => check(html({ body }))).not.toThrow();
});
