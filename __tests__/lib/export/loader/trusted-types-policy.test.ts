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
  '/_next/static/chunks/main.js',
  'http://localhost/_next/static/boot/a.js',
  '/site-config.js',
  '/sw.js',
  '/recovery.js',
])('%s may become the address of a script', (address) => {
  expect(policy().createScriptURL(address)).toBe(address);
});

test.each([
  'https://cdn.example/_next/static/chunks/main.js',
  'https://cdn.example/site-config.js',
  '/other.js',
  '/other/_next/static/main.js',
  '/site-config.js.js',
  '/old/sw.js',
  'data:text/javascript,x()',
])('%s may not become the address of a script', (address) => {
  expect(policy().createScriptURL(address)).toBeNull();
});

test.each(['{"@type":"Organization"}', '', '<script></script>'])(
  '%p, which runs nothing, may become HTML',
  (text) => {
    expect(policy().createHTML(text)).toBe(text);
  },
);

test.each(['<b>x</b>', '<script>x()</script>', '<script></script><script>x()</script>'])(
  '%s may not become HTML',
  (text) => {
    expect(policy().createHTML(text)).toBeNull();
  },
);

test('a browser without Trusted Types goes on', () => {
  expect(setTrustedTypesPolicy).not.toThrow();
});
