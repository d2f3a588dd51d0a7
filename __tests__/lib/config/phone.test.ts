import { telephoneHref } from '@/lib/config/phone';

test('a phone link has the digits and the plus of the number, and nothing that people put between them', () => {
  expect(telephoneHref('+91 (22) 5550-0100')).toBe('tel:+912255500100');
});
