import { readFileSync } from 'node:fs';
import { PAGES, sectionHref, sectionIndexOf } from '@/lib/routes';

test.each([
  ['#home', 0],
  ['#about', 1],
  ['#contact', 2],
])('the fragment %s has index %i (PRODUCT rule 16)', (fragment, index) => {
  expect(sectionIndexOf(fragment)).toBe(index);
});

test.each(['', '#', '#nowhere', '#About', '#contact ', '#%E0%A4%A'])(
  'the fragment %p shows Home',
  (fragment) => {
    expect(sectionIndexOf(fragment)).toBe(0);
  },
);

test('an escaped fragment is decoded', () => {
  expect(sectionIndexOf('#%63ontact')).toBe(2);
});

test('the link to a section is its fragment', () => {
  expect(sectionHref('about')).toBe('#about');
});

test('the screens are those of PRODUCT rule 12, in camel case', () => {
  const [, list = ''] =
    /^\*\*Rule 12\.\*\* The loan app has these screens: (.+)\.$/m.exec(
      readFileSync('app/PRODUCT.md', 'utf8'),
    ) ?? [];
  const screens = PAGES.filter(({ kind }) => kind === 'screen').map(({ path }) => path);
  // Of the first one, the product gives the path itself.
  const names = list.split(', ').slice(1);
  const camelCase = (name: string) =>
    name.replaceAll(/[ /](\w)/g, (_, letter: string) => letter.toUpperCase());
  expect(screens).toEqual([
    '/dragonpayPaymentInstructions',
    ...names.map((name) => `/${camelCase(name)}`),
  ]);
});

test('each page has a path of its own, which every host can write in its rules', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/[\w-]*$/);
});
