import { createHash } from 'node:crypto';
import type { Page } from '@/lib/export/page-files';
import { addContentSecurityPolicy } from '@/lib/export/steps/add-content-security-policy';
import { htmlOf, pageOf } from './export-fixtures';

/** A page after all other steps. */
const pageWithLoader = ({ body = '<main></main>' } = {}) =>
  '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><style>main{color:red}</style>' +
  `<script data-runtime="/a.js">start()</script></head><body>${body}</body></html>`;

const NO_RECEIVERS = { messages: [], events: [] };

/** Adds the policy to a page and reads it there. */
function policyIn(page: Page): string {
  addContentSecurityPolicy(page, NO_RECEIVERS);
  const [, policy = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(htmlOf(page)) ?? [];
  return policy;
}

function policyOf(html: string): Map<string, string> {
  const policy = policyIn(pageOf(html));
  return new Map(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );
}

function hash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

describe("a page's Content Security Policy", () => {
  it('allows what the page needs and nothing more', () => {
    expect(Object.fromEntries(policyOf(pageWithLoader()))).toEqual({
      'default-src': "'none'",
      'script-src': `${hash('start()')} 'strict-dynamic'`,
      'style-src': hash('main{color:red}'),
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'own-scripts default',
    });
  });

  it('has its hashes returned for the response headers', () => {
    expect(addContentSecurityPolicy(pageOf(pageWithLoader()), NO_RECEIVERS)).toEqual({
      scripts: [hash('start()').slice(1, -1)],
      styles: [hash('main{color:red}').slice(1, -1)],
    });
  });

  it('has no hash for structured data', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(policyOf(pageWithLoader({ body: data }))).toEqual(policyOf(pageWithLoader()));
  });

  it('is in the page right behind the charset, which must be near the beginning', () => {
    const page = pageOf(pageWithLoader());
    const policy = policyIn(page);
    expect(htmlOf(page)).toContain(
      `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
  });

  it.each([
    ['an inline handler', '<p onclick="x()"></p>', 'no onclick="x()"'],
    [
      'a style attribute',
      '<p class="box" style="--gap:8px"></p>',
      'no style="--gap:8px", which its policy forbids, on <p class="box">',
    ],
    ['a javascript: link', '<a href="javascript:x()"></a>', 'no href="javascript:x()"'],
    [
      'a javascript: link after a space',
      '<a href=" JavaScript:x()"></a>',
      'no href=" JavaScript:x()"',
    ],
    [
      'a javascript: link with a tab in its protocol',
      '<form action="java\tscript:x()"></form>',
      'no action="java\tscript:x()"',
    ],
    [
      'a long handler',
      `<p onclick="${'x'.repeat(50)}"></p>`,
      `no onclick="${'x'.repeat(40)}", which its policy forbids`,
    ],
  ])('refuses a page with %s', (_, body, message) => {
    expect(() => policyOf(pageWithLoader({ body }))).toThrow(`out/index.html: expected ${message}`);
  });

  it.each(['JavaScript: Loans for Developers', 'no javascript: here'])(
    'accepts "%s" where it is no URL',
    (text) => {
      const body = `<meta property="og:title" content="${text}"><p title="${text}">${text}</p>`;
      expect(() => policyOf(pageWithLoader({ body }))).not.toThrow();
    },
  );

  it('refuses a page without a charset', () => {
    const page = pageWithLoader().replace('<meta charset="utf-8">', '');
    expect(() => policyOf(page)).toThrow(
      'out/index.html: expected a meta element with the charset',
    );
  });
});
