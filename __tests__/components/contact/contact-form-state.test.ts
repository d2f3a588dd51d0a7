import { missingFields, readContactForm } from '@/components/contact/contact-form-state';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('the state has every field, and what was typed as the email is its Telephone', () => {
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

test('a form that had an Email and a Company would have them in its state', () => {
  expect(readContactForm(form({ Email: 'e', Company: 'c' }))).toMatchObject({
    Email: 'e',
    Company: 'c',
  });
});

test('name, Telephone and message may not be empty; Email and Company may', () => {
  expect(missingFields(readContactForm(form({})))).toEqual(['Name', 'Telephone', 'Message']);
  expect(
    missingFields(readContactForm(form({ Name: 'Asha', Telephone: 'x', Message: 'y' }))),
  ).toEqual([]);
});

test('empty is the empty string as typed: a blank is something', () => {
  expect(
    missingFields(readContactForm(form({ Name: ' ', Telephone: '\n', Message: '\t' }))),
  ).toEqual([]);
});
