import { readFileSync } from 'node:fs';
import { BUILT_PAGES } from '@/lib/site/pages';

test('the screens are those of PRODUCT rule 12, in camel case', () => {
  const [, list = ''] =
    /^\*\*Rule 12\.\*\* The loan app has these screens: (.+)\.$/m.exec(
      readFileSync('app/PRODUCT.md', 'utf8'),
    ) ?? [];
  const screens = BUILT_PAGES.filter(({ kind }) => kind === 'screen').map(({ path }) => path);
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
  const paths = BUILT_PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/[\w-]*$/);
});
