import { isPhoneNumber, telephoneHref } from '@/lib/config/phone';

test.each(['+91 22 5550 0100', '1800-5550', '112', '(022) 5550 0100', '123456789012345'])(
  '%s is a phone number',
  (value) => {
    expect(isPhoneNumber(value)).toBe(true);
  },
);

test.each([
  ['+91 (22) 5550-0100', 'tel:+912255500100'],
  ['+91 (0)22 5550 0100', 'tel:+912255500100'],
  ['+62 ( 0 ) 21 5550', 'tel:+62215550'],
  ['+62 (021) 5550 0100', 'tel:+622155500100'],
  ['(022) 5550 0100', 'tel:02255500100'],
  ['(0) 22 5550', 'tel:0225550'],
])('the link of %s is %s', (phone, link) => {
  expect(telephoneHref(phone)).toBe(link);
});
