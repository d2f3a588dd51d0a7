import { missingFields, readContactForm } from '@/components/contact/read-contact-form';

test('the state has every field, also those without an input (PRODUCT rules 22 to 24)', () => {
  const form = document.createElement('form');
  const empty = { Name: '', Email: '', Telephone: '', Company: '', Message: '', subMsg: false };
  expect(readContactForm(form)).toEqual(empty);
  expect(missingFields(empty)).toEqual(['Name', 'Telephone', 'Message']);

  const typed = { Name: 'Asha', Email: 'e', Telephone: ' ', Company: 'c', Message: '\n' };
  for (const [name, value] of Object.entries(typed))
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  expect(readContactForm(form)).toEqual({ ...typed, subMsg: false });
  // Only the empty string is empty.
  expect(missingFields(readContactForm(form))).toEqual([]);
});
