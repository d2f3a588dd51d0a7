import type { Receivers } from '@/lib/config/receivers';
import { pagePolicy, sitePolicy } from '@/lib/export/headers/content-security-policy';

const HASHES = { scripts: [], styles: [] };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe.each([
  ['a page', (receivers: Receivers) => pagePolicy(HASHES, receivers)],
  ['the response headers', (receivers: Receivers) => sitePolicy([HASHES], receivers)],
])('the policy of %s', (_, policyFor) => {
  it('lets the form send its message to the origin of its URL, and to no other', () => {
    const policy = policyFor({ messages: ['https://forms.example'], events: [] });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://forms.example");
    expect(directive(policy, 'form-action')).toBe('form-action https://forms.example');
    expect(policy.match(/https:/g)).toHaveLength(2);
  });

  it('lets the form submit nowhere without a URL', () => {
    const policy = policyFor({ messages: [], events: [] });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policy, 'form-action')).toBe("form-action 'none'");
  });

  it('lets the page report events to the origin of the collector, and submit no form there', () => {
    const policy = policyFor({ messages: [], events: ['https://plausible.example'] });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://plausible.example");
    expect(policy.match(/https:/g)).toHaveLength(1);
  });
});
