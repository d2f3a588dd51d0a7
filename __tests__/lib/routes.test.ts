import { SCREENS, sectionHref, sectionIndexOf } from '@/lib/routes';

test.each([
  ['#home', 0],
  ['#about', 1],
  ['#contact', 2],
])('the fragment %s stands for index %i', (fragment, index) => {
  expect(sectionIndexOf(fragment)).toBe(index);
});

test.each(['', '#', '#nowhere', '#About', '#contact ', '#%E0%A4%A'])(
  'the fragment %p shows Home',
  (fragment) => {
    expect(sectionIndexOf(fragment)).toBe(0);
  },
);

test('an escaped fragment is read as the browser reads it', () => {
  expect(sectionIndexOf('#%63ontact')).toBe(2);
});

test('a section is linked by its fragment', () => {
  expect(sectionHref('about')).toBe('#about');
});

test('there are eighteen screens, each named once, in a form that an address can carry', () => {
  expect(SCREENS).toHaveLength(18);
  expect(new Set(SCREENS).size).toBe(18);
  for (const screen of SCREENS) expect(screen).toMatch(/^[a-z][A-Za-z]+$/);
});
