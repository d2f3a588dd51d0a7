import { googlePlayApp, operatingSystemOf } from '@/lib/config/app-store';

test('the id of an app at Google Play is that of its URL', () => {
  expect(
    googlePlayApp('https://play.google.com/store/apps/details?hl=en&id=example.loans&gl=IN'),
  ).toBe('example.loans');
});

test.each([
  '',
  'https://play.google.com/store/apps/dev?id=12',
  'https://play.google.com/store/apps/details',
  'https://apps.apple.com/in/app/loans/id12?id=loans',
  'https://loans.example/store/apps/details?id=loans',
  'https://play.google.com.loans.example/store/apps/details?id=loans',
])('%j has no id of an app at Google Play', (url) => {
  expect(googlePlayApp(url)).toBe('');
});

test.each(['', 'https://loans.example/app'])('an app at %j has no operating system', (url) => {
  expect(operatingSystemOf(url)).toBe('');
});
