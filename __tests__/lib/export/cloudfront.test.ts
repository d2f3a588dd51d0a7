import { sitePolicy } from '@/lib/export/headers/content-security-policy';
import { cloudFrontFunction, cloudFrontHeaders } from '@/lib/export/hosts/cloudfront';
import { hostRules } from '@/lib/export/hosts/host-rules';

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
