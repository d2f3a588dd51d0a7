import { runInNewContext } from 'node:vm';
import { sitePolicy } from '@/lib/kit/export/content-security-policy';
import { SECURITY_HEADERS } from '@/lib/kit/hosts/header-values';
import { cloudFrontFunction, cloudFrontHeaders } from '@/lib/kit/hosts/cloudfront';
import { hostRules } from '@/lib/kit/hosts/host-rules';
import { BUILT_PAGES } from '@/lib/site/pages';

test('the policy of CloudFront fits the pages of every build with the same settings', () => {
  const policyOf = (hash: string) => {
    const hashes = [{ scripts: [`sha256-${hash}`], styles: [`sha256-${hash}`] }];
    return sitePolicy(hashes, { ofForms: [], ofScripts: ['https://a.example'] });
  };
  const [headers, later] = ['a', 'b'].map((hash) =>
    cloudFrontHeaders(hostRules(new Map(), BUILT_PAGES, policyOf(hash), '/')),
  );

  expect(headers).toContain("connect-src 'self' https://a.example; ");
  expect(headers).toContain("; frame-ancestors 'none'");
  expect(headers).not.toMatch(/sha256-|default-src/);
  expect(later).toBe(headers);
});

// __tests__/browser/hosts.test.ts shows that the other hosts send the same headers.
test('the policy of CloudFront has each security header, the Content Security Policy and Cache-Control', () => {
  const json = cloudFrontHeaders(hostRules(new Map(), BUILT_PAGES, 'a', '/'));
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(json) as {
    SecurityHeadersConfig: object;
    CustomHeadersConfig: { Quantity: number; Items: object[] };
  };
  const names = Object.keys({ ...SECURITY_HEADERS, policy: '', cacheControl: '' });
  const { Quantity, Items } = CustomHeadersConfig;
  expect(Object.keys(SecurityHeadersConfig).length + Quantity).toBe(names.length);
  expect(Items).toHaveLength(Quantity);
  expect(json).not.toContain('null');
  // A file keeps the time for which the bucket lets browsers store it.
  expect(Items.at(-1)).toMatchObject({ Header: 'Cache-Control', Override: false });
});

describe('the function of CloudFront', () => {
  const code = cloudFrontFunction(hostRules(new Map(), BUILT_PAGES, '', '/'));
  const handler = runInNewContext(`${code}; handler`) as (event: object) => {
    readonly uri?: string;
    readonly statusCode?: number;
    readonly headers?: Readonly<Record<string, { readonly value: string }>>;
  };
  const answer = (url: string) => {
    const [uri, query = ''] = url.split('?');
    return handler({ request: { uri, rawQueryString: () => query } });
  };

  test('has at most 10 kB, its limit', () => {
    expect(code.length).toBeLessThan(10_000);
  });

  test.each([
    ['/', '/index.html'],
    ['/repay?from=mail', '/repay.html'],
    ['/art/a.00000000.avif', '/art/a.00000000.avif'],
    ['/repay/nowhere', '/repay/nowhere'],
    ['//repay/', '//repay/'],
    ['/_headers', '/404'],
  ])('asks the bucket for the file of %s: %s', (url, file) => {
    expect(answer(url).uri).toBe(file);
  });

  test.each([
    ['/index.html?utm_source=a', '/?utm_source=a'],
    ['/repay.html', '/repay'],
    ['/repay/?from=mail&x=%20', '/repay?from=mail&x=%20'],
  ])('redirects %s to %s, with the security headers', (url, target) => {
    expect(answer(url)).toMatchObject({
      statusCode: 301,
      headers: {
        location: { value: target },
        'x-content-type-options': { value: 'nosniff' },
        'cache-control': { value: expect.stringContaining('max-age=0') },
      },
    });
  });
});
