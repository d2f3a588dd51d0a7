import type { Files } from '@/lib/export/files';
import { finishFiles, type FinishedExport } from '@/lib/export/finish-export';
import { EXPORTED_PAGES } from '@/lib/export/page-files';
import { assertPoliciesAndHashes } from '@/lib/export/steps/assert-policies-and-hashes';
import { exportedFiles, indiaConfiguration } from './export-fixtures';

let finished: FinishedExport;
beforeAll(async () => {
  finished = await finishFiles(exportedFiles(), new Map(), indiaConfiguration());
});

/** Asserts the finished export with one file changed. */
function assertWith(file: string, change: (text: string) => string): void {
  const text = String(finished.files.get(file) ?? '');
  const changed = change(text);
  expect(changed).not.toBe(text);
  assertFiles(new Map([...finished.files, [file, Buffer.from(changed)]]));
}

function assertFiles(files: Files, policy = finished.rules.policy): void {
  assertPoliciesAndHashes(files, policy, EXPORTED_PAGES);
}

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

describe('the assertion on the finished export', () => {
  it('accepts what the steps make of an export, and links that are no style sheets', () => {
    expect(() => assertFiles(finished.files)).not.toThrow();
    const link = '<link rel="icon" href="/a.svg">';
    expect(() =>
      assertWith('/index.html', (html) => html.replace('</head>', `${link}</head>`)),
    ).not.toThrow();
  });

  it.each<[string, (html: string) => string, string]>([
    ['without a policy', (html) => html.replace(POLICY, ''), 'exactly one Content Security Policy'],
    ['with two policies', (html) => html.replace(POLICY, '$&$&'), 'exactly one'],
    [
      'with a linked style sheet',
      (html) => html.replace('</head>', '<link rel="stylesheet" href="/a.css"></head>'),
      'all styles in style elements, because the policy blocks linked style sheets (experimental.inlineCss',
    ],
    ['without styles', (html) => html.replace(/<style[^]*<\/style>/, ''), 'a style element'],
    [
      'with a style that the policy blocks',
      (html) => html.replace('color:red', 'color:blue'),
      'policies with the hash of each style element',
    ],
    [
      'with a script that the policy blocks',
      (html) => html.replace('</head>', '<script>x()</script></head>'),
      'policies with the hash of each inline script',
    ],
    [
      'with a script element that has a URL',
      (html) => html.replace('</head>', '<script src="/a.js"></script></head>'),
      'no script element with a URL',
    ],
    [
      'without a loader',
      (html) => html.replace(/<script data-runtime[^]*?<\/script>/, ''),
      'a loader that names the scripts',
    ],
    [
      'with a wrong hash for the script with React',
      (html) => html.replace(/(data-runtime="\S+ sha256-)./, '$1-'),
      'the hash of ./_next/static/runtime.',
    ],
    [
      'without a hash for Swiper',
      (html) => html.replace(/(data-swiper="\S+) [^"]*/, '$1'),
      'the hash of ./_next/static/swiper.',
    ],
    [
      'that loads a script which does not exist',
      (html) => html.replace(/(data-runtime="\.\/_next\/static\/)\S+/, '$1gone.js'),
      'out/_next/static/gone.js: expected this file to exist',
    ],
  ])('refuses a page %s', (_, change, message) => {
    expect(() => assertWith('/index.html', change)).toThrow(message);
  });

  it.each(['script', 'style'])('refuses response headers that block a %s', (kind) => {
    const policy = finished.rules.policy.replace(`${kind}-src `, `${kind}-src-attr `);
    expect(() => assertFiles(finished.files, policy)).toThrow('expected policies with the hash');
  });

  it.each([
    ['a wrong hash', '/art/a.01234567.avif'],
    ['a short hash', '/art/a.2d71164.avif'],
    ['a hash in the middle', '/art/a.2d711642.old.avif'],
    ['no hash', '/fonts/a.woff2'],
    ['no hash', '/_next/static/media/a.png'],
  ])('refuses a file with %s in its name if browsers store it for a year', (_, file) => {
    expect(() => assertWith(file, () => 'x')).toThrow(
      `out${file}: expected at least 8 digits of the SHA-256`,
    );
  });

  it('accepts a name with the hash, and any name in other folders', () => {
    // 2d711642 are the first digits of the SHA-256 of "x".
    expect(() => assertWith('/art/a.2d711642.avif', () => 'x')).not.toThrow();
    expect(() => assertWith('/app-icons/a.png', () => 'x')).not.toThrow();
  });
});
