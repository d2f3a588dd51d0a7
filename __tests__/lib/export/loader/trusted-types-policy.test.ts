import { setTrustedTypesPolicy } from '@/lib/export/loader/trusted-types-policy';

type Rule = (text: string) => string | null;

/** jsdom has no Trusted Types; this takes the policy that the page would set. */
function policy(): { name: string; createScriptURL: Rule; createHTML: Rule } {
  const createPolicy = jest.fn();
  Object.assign(window, { trustedTypes: { createPolicy } });
  setTrustedTypesPolicy();
  const [name, rules] = createPolicy.mock.calls[0] as [
    string,
    { createScriptURL: Rule; createHTML: Rule },
  ];
  return { name, ...rules };
}

afterEach(() => Reflect.deleteProperty(window, 'trustedTypes'));

test('the policy is the one that the page falls back on', () => {
  expect(policy().name).toBe('default');
});

test.each([
  '/_next/static/runtime.a.js',
  'http://localhost/_next/static/slider.b.js',
  '/site-config.js',
  '/sw.js',
  '/recovery.js',
])('%s may become the address of a script', (address) => {
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
])('%s may not become the address of a script', (address) => {
  expect(policy().createScriptURL(address)).toBeNull();
});

test('the empty string, which React sets in an island that it renders anew, may become HTML', () => {
  expect(policy().createHTML('')).toBe('');
});

test.each(['<b>x</b>', '<script></script>', '{"@type":"Organization"}', ' '])(
  '%p may not become HTML',
  (text) => {
    expect(policy().createHTML(text)).toBeNull();
  },
);

test('a browser without Trusted Types goes on', () => {
  expect(setTrustedTypesPolicy).not.toThrow();
});
