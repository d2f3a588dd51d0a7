import { sitePolicy } from '@/lib/export/headers/content-security-policy';
import { SECURITY_HEADERS } from '@/lib/export/headers/header-values';
import { cloudFrontFunction, cloudFrontHeaders } from '@/lib/export/hosts/cloudfront';
import { hostRules } from '@/lib/export/hosts/host-rules';

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

test('hosts know the pages, the hashed files and the types of the files without an extension', () => {
  const files = {
    '/index.html': '<!DOCTYPE html>',
    '/_next/static/runtime.0123abcd.js': '',
    '/art/india/phone-384.0123abcd.avif': '',
    '/.well-known/assetlinks': '\n [{}]',
    '/.well-known/object': '{}',
    '/a.folder/key': 'a{}',
    '/_headers': '',
  };
  const rules = hostRules(
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
    '',
  );

  expect(rules.pages).toEqual(expect.arrayContaining(['repay']));
  expect(rules.pages).toHaveLength(18);
  expect(rules.hashedFiles).toEqual([
    '/_next/static/runtime.0123abcd.js',
    '/art/india/phone-384.0123abcd.avif',
  ]);
  expect(rules.types).toEqual({
    '/.well-known/assetlinks': 'application/json',
    '/.well-known/object': 'application/json',
    '/a.folder/key': 'text/plain; charset=utf-8',
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
