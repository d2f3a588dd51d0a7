import { unsupportedInScript } from '@/lib/export/browser-support/unsupported-scripts';

test.each([
  'class A { static b = 1; #c = 2; static #d = 3; e() { return this.#c ?? A.b } }',
  'a.b ??= a?.c.at(-1); async function* d() { for await (const e of f) yield e }',
  'Object.assign({}, a); "b".replaceAll("b", "c"); /(?<name>a)/.exec(d)',
  '"function" == typeof reportError && reportError(a)',
])('the floor runs %s', (code) => {
  expect(unsupportedInScript(code)).toEqual([]);
});

test.each([
  ['class A { static { this.b = 1 } }', 'a class static block'],
  ['/(?<=a)b/.test(c)', 'a lookbehind in a regular expression'],
  ['using a = b();', 'syntax beyond ECMAScript 2022'],
  ['/[a--b]/v.test(c)', 'syntax beyond ECMAScript 2022'],
  ['a.findLast(b)', '.findLast(), which is unknown to chrome 92, edge 92, firefox 100'],
  ['Object.groupBy(a, b)', 'Object.groupBy(), which is unknown to chrome 92'],
  ['structuredClone(a)', 'structuredClone(), which is unknown to chrome 92'],
])('the floor does not run %s', (code, problem) => {
  expect(unsupportedInScript(code)).toEqual([expect.stringContaining(problem)]);
});
