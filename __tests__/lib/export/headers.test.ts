import { sitePolicy } from '@/lib/export/headers/content-security-policy';
import { SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import { cloudFrontFunction, cloudFrontHeaders } from '@/lib/export/hosts/cloudfront';
import { headerRules } from '@/lib/export/hosts/headers-file';
import { hostRules } from '@/lib/export/hosts/host-rules';
import { filesOf } from '../setup/export-fixtures';

// __tests__/browser/hosts.test.ts shows that every host sends them.
test('every response has these security headers', () => {
  expect(SECURITY_HEADERS).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('the policy of CloudFront fits the pages of every build with the same settings', () => {
  const policyOf = (hash: string) => {
    const hashes = [{ scripts: [`sha256-${hash}`], styles: [`sha256-${hash}`] }];
    return sitePolicy(hashes, { messages: ['https://forms.example'], events: [] });
  };
  const [headers, later] = ['a', 'b'].map((hash) =>
    cloudFrontHeaders(hostRules(new Map(), policyOf(hash))),
  );

  expect(headers).toContain("connect-src 'self' https://forms.example; ");
  expect(headers).toContain("; frame-ancestors 'none'");
  expect(headers).not.toMatch(/sha256-|default-src/);
  expect(later).toBe(headers);
});

test('the function of CloudFront has at most 10 kB, its limit', () => {
  expect(cloudFrontFunction(hostRules(new Map(), '')).length).toBeLessThan(10_000);
});

test('the _headers file has one rule for all pictures if hosts would not read a rule for each', () => {
  const files = ['/_next/static/chunks/a.js', '/fonts/b.woff2', '/app-icons/d.png', '/proof'];
  const pathsWith = (pictures: number) => {
    const paths = Array.from({ length: pictures }, (_, index) => `/art/${index}.avif`);
    const all = filesOf(Object.fromEntries([...files, ...paths].map((path) => [path, ''])));
    return headerRules(hostRules(all, "default-src 'none'")).map(({ path }) => path);
  };

  expect(pathsWith(96)).toHaveLength(100);
  expect(pathsWith(97)).toEqual([
    '/*',
    '/proof',
    '/_next/static/chunks/a.js',
    '/fonts/b.woff2',
    '/art/*',
  ]);
});
