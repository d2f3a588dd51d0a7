import { pagePolicy, sitePolicy } from '@/lib/export/headers/content-security-policy';

const HASHES = { scripts: [], styles: [] };
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe.each([
  ['a page', (origin?: string) => pagePolicy(HASHES, origin)],
  ['the response headers', (origin?: string) => sitePolicy([HASHES], origin)],
])('the policy of %s', (_, policyFor) => {
  it('lets the form send its message to the origin of its URL, and to no other', () => {
    const policy = policyFor('https://forms.example');
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://forms.example");
    expect(directive(policy, 'form-action')).toBe('form-action https://forms.example');
    expect(policy.match(/https:/g)).toHaveLength(2);
  });

  it('lets the form submit nowhere without a URL', () => {
    expect(directive(policyFor(), 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policyFor(), 'form-action')).toBe("form-action 'none'");
  });
});
