import { runInNewContext } from 'node:vm';
import { sitePolicy } from '@/lib/kit/export/content-security-policy';
import { cloudFrontFunction, cloudFrontHeaders } from '@/lib/kit/hosts/cloudfront';
import { SECURITY_HEADERS } from '@/lib/kit/hosts/header-values';
import { hostRules } from '@/lib/kit/hosts/host-rules';
import { nginxInclude } from '@/lib/kit/hosts/nginx';
import { BUILT_PAGES } from '@/lib/site/pages';

test('the headers of hosts whose configuration does not come with the files fit the pages of every build', () => {
  const rulesOf = (name: string) => {
    const hashes = [{ scripts: [`sha256-${name}`], styles: [`sha256-${name}`] }];
    const receivers = {
      forms: [`https://${name}.example`],
      scripts: [`https://${name}.example`],
    };
    return hostRules(new Map(), BUILT_PAGES, sitePolicy(hashes, receivers), '/');
  };
  for (const textOf of [cloudFrontHeaders, nginxInclude]) {
    const headers = textOf(rulesOf('a'));
    expect(headers).toContain("img-src 'self'; ");
    expect(headers).toContain("; frame-ancestors 'none'");
    expect(headers).not.toMatch(/sha256-|default-src/);
    expect(textOf(rulesOf('b'))).toBe(headers);
  }
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
  const files = new Map([['/proof', Buffer.from('text')]]);
  const code = cloudFrontFunction(hostRules(files, BUILT_PAGES, '', '/'));
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
    ['/page-of-a-later-build', '/page-of-a-later-build.html'],
    ['/page-of-a-later-build.html', '/page-of-a-later-build.html'],
    ['/proof', '/proof'],
    ['/404', '/404'],
    ['/index', '/index'],
    ['/pictures/a.00000000.avif', '/pictures/a.00000000.avif'],
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
    ['/page-of-a-later-build/', '/page-of-a-later-build'],
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
