import { setTrustedTypesPolicy } from '@/lib/browser-scripts/loader/trusted-types-policy';

interface Policy {
  readonly createScriptURL: (text: string) => string | null;
}

/** jsdom has no Trusted Types; this takes the policy that the page would set. */
function policy(): Policy {
  let created: Policy | undefined;
  const createPolicy = (_: string, rules: Policy) => (created = rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  setTrustedTypesPolicy();
  if (!created) throw new Error('The page has set no policy.');
  return created;
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test.each([
  'https://cdn.example/_next/static/runtime.a.js',
  'https://cdn.example/site-config.js',
  '/other.js',
  '/other/_next/static/main.js',
  '/site-config.js.js',
  '/old/sw.js',
  'data:text/javascript,x()',
])('a script may not be loaded from %s', (address) => {
  expect(policy().createScriptURL(address)).toBeNull();
});
