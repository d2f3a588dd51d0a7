import { unsupportedInScript } from '@/lib/export/browser-support/unsupported-scripts';

test.each([
  'class A { static b = 1; #c = 2; static #d = 3; e() { return this.#c ?? A.b } }',
  'a.b ??= a?.c.at(-1); async function* d() { for await (const e of f) yield e }',
  'Object.assign({}, a); "b".replaceAll("b", "c"); /(?<name>a)/.exec(d)',
  '"function" == typeof reportError && reportError(a)',
  '/(?:a-)(?<b>c)/.test(d); /(?<b>c)/.test(d)',
])('the oldest supported browsers run %s', async (code) => {
  expect(await unsupportedInScript(code)).toEqual([]);
});

test.each([
  ['class A { static { this.b = 1 } }', 'the syntax of "class A { static {'],
  ['class A { static {} }', 'the syntax of "static {'],
  ['if (false) { a.b(/c/v) }', 'the syntax of "a.b(/c/v);'],
  ['/(?<=a)b/.test(c)', 'a lookbehind in a regular expression'],
  ['/(?i:a)b/.test(c)', 'a modifier in a regular expression'],
  ['/(?<a>b)|(?<a>c)/.test(d)', 'two groups of the same name in a regular expression'],
  ['using a = b();', 'the syntax of "using a = b();'],
  ['/[a--b]/v.test(c)', 'the syntax of "/[a--b]/v.test(c);'],
  ['await a', 'a syntax error'],
  ['a.findLast(b)', '.findLast(), which is unknown to chrome 92, edge 92, firefox 100'],
  ['a.b?.findLast?.(c)', '.findLast(), which is unknown to chrome 92'],
  ['a(b)\n  .findLast(c)', '.findLast(), which is unknown to chrome 92'],
  ['Object.groupBy(a, b)', 'Object.groupBy(), which is unknown to chrome 92'],
  ['globalThis.Object.groupBy(a, b)', 'Object.groupBy(), which is unknown to chrome 92'],
  ['structuredClone(a)', 'structuredClone(), which is unknown to chrome 92'],
  ['a(...structuredClone(b))', 'structuredClone(), which is unknown to chrome 92'],
])('the oldest supported browsers do not all run %s', async (code, problem) => {
  expect(await unsupportedInScript(code)).toContainEqual(expect.stringContaining(problem));
});
