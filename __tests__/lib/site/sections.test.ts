import { sectionIndexOf } from '@/lib/site/sections';

test.each<[string, number]>([
  ['#home', 0],
  ['#about', 1],
  ['#contact', 2],
  ['#%63ontact', 2],
  ['#contact?utm_source=x', 2],
  ['#contact&utm_source=x', 2],
  ['#%63ontact?utm_source=x', 2],
  ['#utm_source=about', 0],
  ...['', '#', '#nowhere', '#About', '#contact ', '#%E0%A4%A'].map((fragment): [string, number] => [
    fragment,
    0,
  ]),
])('the fragment "%s" has index %i (PRODUCT rule 16)', (fragment, index) => {
  expect(sectionIndexOf(fragment)).toBe(index);
});
