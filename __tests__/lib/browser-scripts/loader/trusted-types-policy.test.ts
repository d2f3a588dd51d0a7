import { setTrustedTypesPolicy } from '@/lib/browser-scripts/loader/trusted-types-policy';

type Rule = (text: string) => string | null;

/** jsdom has no Trusted Types; this takes the policy that the page would set. */
function policy(): { name: string; createScriptURL: Rule } {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  setTrustedTypesPolicy();
  const [name, rules] = createPolicy.mock.calls[0] as [string, { createScriptURL: Rule }];
  return { name, ...rules };
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test('the policy is the default one, which the browser applies to all scripts and HTML', () => {
  expect(policy().name).toBe('default');
});

test.each([
  '/_next/static/runtime.a.js',
  'http://localhost/_next/static/swiper.b.js',
  '/site-config.js',
  '/sw.js',
  '/recovery.js',
])('a script may be loaded from %s', (address) => {
  expect(policy().createScriptURL(address)).toBe(address);
});

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

test('no string may be set as HTML or run as code', () => {
  expect(Object.keys(policy())).toEqual(['name', 'createScriptURL']);
});

test('nothing fails in a browser without Trusted Types', () => {
  expect(setTrustedTypesPolicy).not.toThrow();
});
