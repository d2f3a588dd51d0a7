import { missingFields, readContactForm } from '@/components/contact/read-contact-form';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('has every field, with the typed email in Telephone (PRODUCT rules 22 and 23)', () => {
  expect(
    readContactForm(form({ Name: 'Asha', Telephone: 'asha@mail.example', Message: 'Hello' })),
  ).toEqual({
    Name: 'Asha',
    Email: '',
    Telephone: 'asha@mail.example',
    Company: '',
    Message: 'Hello',
    subMsg: false,
  });
});

test('reads Email and Company if the form has them', () => {
  expect(readContactForm(form({ Email: 'e', Company: 'c' }))).toMatchObject({
    Email: 'e',
    Company: 'c',
  });
});

test('requires Name, Telephone and Message, but not Email and Company (PRODUCT rule 24)', () => {
  expect(missingFields(readContactForm(form({})))).toEqual(['Name', 'Telephone', 'Message']);
  expect(
    missingFields(readContactForm(form({ Name: 'Asha', Telephone: 'x', Message: 'y' }))),
  ).toEqual([]);
});

test('only counts the empty string as empty, not a blank (PRODUCT rule 24)', () => {
  expect(
    missingFields(readContactForm(form({ Name: ' ', Telephone: '\n', Message: '\t' }))),
  ).toEqual([]);
});
