import { createHash } from 'node:crypto';
import { textOf } from '@/lib/export/exported-site';
import { sealWithPolicy } from '@/lib/export/steps/seal-with-policy';
import { exported, pageWithLoader } from './exported';

function policyOf(page: string): Map<string, string> {
  const site = exported(page);
  void sealWithPolicy(site);
  const [, policy = ''] =
    /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(textOf(site, '/index.html')) ??
    [];
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
  it('allows nothing by default', () => {
    expect(policyOf(pageWithLoader()).get('default-src')).toBe("'none'");
  });

  it('knows the inline script and styles by their hash, and nothing by its place', () => {
    const policy = policyOf(pageWithLoader());
    expect(policy.get('script-src')).toBe(`${hash('start()')} 'strict-dynamic'`);
    expect(policy.get('style-src')).toBe(hash('main{color:red}'));
  });

  it('allows what the page is known to need, and nothing more', () => {
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
      'trusted-types': 'default',
    });
  });

  it('never says unsafe', () => {
    expect([...policyOf(pageWithLoader()).values()].join()).not.toContain('unsafe');
  });

  it('lets no base be set, no form be sent, and no text become a script but by the default policy', () => {
    const policy = policyOf(pageWithLoader());
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('default');
  });

  it('has no hash for structured data, which is not run', () => {
    const data = '<script type="application/ld+json">{}</script>';
    expect(policyOf(pageWithLoader({ body: data }))).toEqual(policyOf(pageWithLoader()));
  });

  it('stands right after the charset, which has to be near the beginning', () => {
    const site = exported(pageWithLoader());
    void sealWithPolicy(site);
    expect(textOf(site, '/index.html')).toContain(
      '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"',
    );
  });

  it.each([
    ['an inline handler', '<p onclick="x()"></p>', 'no onclick="x()"'],
    ['a style attribute', '<p style="color:red"></p>', 'no style="color:red"'],
    ['a javascript: link', '<a href="javascript:x()"></a>', 'no href="javascript:x()"'],
    [
      'a javascript: link behind a blank',
      '<a href=" JavaScript:x()"></a>',
      'no href=" JavaScript:x()"',
    ],
    [
      'a long handler',
      `<p onclick="${'x'.repeat(50)}"></p>`,
      `no onclick="${'x'.repeat(40)}", which its policy forbids`,
    ],
  ])('cannot be had for a page with %s', (_, body, message) => {
    expect(() => sealWithPolicy(exported(pageWithLoader({ body })))).toThrow(
      `out/index.html: expected ${message}`,
    );
  });

  it('has nothing against words about javascript: links', () => {
    expect(() =>
      policyOf(pageWithLoader({ body: '<p title="no javascript: here"></p>' })),
    ).not.toThrow();
  });

  it('cannot be had for a page without a charset', () => {
    const page = pageWithLoader().replace('<meta charset="utf-8">', '');
    expect(() => sealWithPolicy(exported(page))).toThrow(
      'out/index.html: expected a meta element with the charset',
    );
  });
});
