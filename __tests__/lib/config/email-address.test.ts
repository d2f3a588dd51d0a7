import { isEmailAddress } from '@/lib/config/email-address';

test.each(['care@company.example', 'a.b+c@mail.company.co.in'])(
  '%s is an email address',
  (value) => {
    expect(isEmailAddress(value)).toBe(true);
  },
);

test.each([
  '',
  'care',
  'care@',
  '@company.example',
  'care@company',
  'care@.example',
  'a b@company.example',
  'a@b@company.example',
  'javascript:alert(1)@company.example',
  'care@company.example\n',
  'care@company.example.',
])('%p is not an email address', (value) => {
  expect(isEmailAddress(value)).toBe(false);
});
