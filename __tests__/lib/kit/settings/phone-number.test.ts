import { isPhoneNumber, telephoneHref, whatsAppHref } from '@/lib/kit/settings/phone-number';

test.each([
  ['+91 (22) 5550-0100', 'tel:+912255500100'],
  ['+91 (0)22 5550 0100', 'tel:+912255500100'],
  ['+62 ( 0 ) 21 5550', 'tel:+62215550'],
  ['+62 (021) 5550 0100', 'tel:+622155500100'],
  ['(022) 5550 0100', 'tel:02255500100'],
  ['(0) 22 5550', 'tel:0225550'],
  ['+62 0812-3456-7890', 'tel:+6281234567890'],
  ['+62 021 5550 100', 'tel:+62215550100'],
  ['(+62) 021-555-0100', 'tel:+62215550100'],
  ['+44.020–7946 0000', 'tel:+442079460000'],
  ['+39 (06) 5550 0100', 'tel:+390655500100'],
  ['+1 201 555 0100', 'tel:+12015550100'],
  ['1800-LOANS', 'tel:180056267'],
  ['1-800-GET-CASH4', 'tel:180043822744'],
])('the link of %s is %s', (phone, link) => {
  expect(telephoneHref(phone)).toBe(link);
});

test('the link to WhatsApp has the digits that the number has with its country code', () => {
  expect(whatsAppHref('+91 (0)98 5550-0100')).toBe('https://wa.me/919855500100');
  expect(whatsAppHref('+62 0812-3456-7890')).toBe('https://wa.me/6281234567890');
});

test('a placeholder is not a phone number', () => {
  expect(['+91 XXXXX XXXXX', '1800-XXX-XXXX', '+91 TODO'].filter(isPhoneNumber)).toEqual([]);
});
