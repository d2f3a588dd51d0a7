import { telephoneHref, whatsAppHref } from '@/lib/kit/settings/phone-number';

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

test('the link to WhatsApp has the digits that the number has with its country code', () => {
  expect(whatsAppHref('+91 (0)98 5550-0100')).toBe('https://wa.me/919855500100');
});
