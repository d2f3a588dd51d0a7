import { sitePolicy } from '@/lib/kit/export/content-security-policy';
import { addContentSecurityPolicy } from '@/lib/kit/export/steps/add-content-security-policy';
import { integrityOf } from '@/lib/kit/files/hashed-file';
import { htmlOf, pageOf } from '../../setup/export-fixtures';

/** A page after all other steps. */
const pageWithLoader = ({ body = '<main></main>' } = {}) =>
  '<!DOCTYPE html><html lang="en-IN"><head><meta charset="utf-8"><style>main{color:red}</style>' +
  `<script data-runtime="/a.js">start()</script></head><body>${body}</body></html>`;

const NO_RECEIVERS = { scripts: [], forms: [] };

/** The policy that is added to a page. It is right behind the charset, which must come early. */
function policyOf(html: string): Record<string, string> {
  const page = pageOf(html);
  addContentSecurityPolicy(page, NO_RECEIVERS);
  const [, policy = ''] =
    /<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      htmlOf(page),
    ) ?? [];
  return directivesOf(policy);
}

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')] as const;
    }),
  );
}

describe("a page's Content Security Policy", () => {
  it('allows what the page needs and nothing more, and has its hashes returned for the response headers', () => {
    const [script, style] = ['start()', 'main{color:red}'].map(integrityOf);
    expect(addContentSecurityPolicy(pageOf(pageWithLoader()), NO_RECEIVERS)).toEqual({
      scripts: [script],
      styles: [style],
    });
    expect(policyOf(pageWithLoader())).toEqual({
      'default-src': "'none'",
      'script-src': `'${script}' 'strict-dynamic'`,
      'style-src': `'${style}'`,
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

  it('allows the style attributes that components render', () => {
    const meter = '<p style="width:40%"></p>';
    expect(policyOf(pageWithLoader({ body: meter }))['style-src']).toBe(
      `'${integrityOf('main{color:red}')}' 'unsafe-hashes' '${integrityOf('width:40%')}'`,
    );
  });

  it('has no hash for structured data', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(policyOf(pageWithLoader({ body: data }))).toEqual(policyOf(pageWithLoader()));
  });
});

test('the policy of the response headers allows what the pages allow, once each, and forbids frames', () => {
  const pages = ['a', 'b'].map((style) => ({ scripts: ['sha256-l'], styles: [`sha256-${style}`] }));
  expect(directivesOf(sitePolicy(pages, NO_RECEIVERS))).toMatchObject({
    'script-src': "'sha256-l' 'strict-dynamic'",
    'style-src': "'sha256-a' 'sha256-b'",
    'frame-ancestors': "'none'",
  });
});
