import { LOAN_APP_SCREENS, sectionHref, sectionIndexOf } from '@/lib/routes';

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

test('there are 18 screens with distinct names in camel case (PRODUCT rule 12)', () => {
  expect(LOAN_APP_SCREENS).toHaveLength(18);
  expect(new Set(LOAN_APP_SCREENS).size).toBe(LOAN_APP_SCREENS.length);
  for (const screen of LOAN_APP_SCREENS) expect(screen).toMatch(/^[a-z][A-Za-z]+$/);
});
