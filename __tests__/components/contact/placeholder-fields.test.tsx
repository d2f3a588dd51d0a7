import { render } from '@testing-library/react';
import { HiddenFields } from '@/components/contact/hidden-fields';
import { addFilledFields } from '@/components/contact/placeholder-fields';
import { parseFormFields } from '@/lib/config/hidden-form-fields';

const TYPED = {
  Name: 'Asha',
  Telephone: ' a@b.example ',
  Message: '{page} & $&',
  Email: 'a@b.example',
};

/** The fields that are sent beside those that the visitor has typed. */
function filled(fields: string, search = ''): Record<string, string> {
  window.history.replaceState(null, '', `/${search}#contact`);
  const message = new URLSearchParams(TYPED);
  addFilledFields(message, parseFormFields(fields));
  return Object.fromEntries(
    [...message].filter(([name, value]) => TYPED[name as 'Name'] !== value),
  );
}

test('the fields of a CRM get what the visitor has typed, word for word, the page and the campaign', () => {
  const fields =
    'LastName={Name}&Email={Email}&Description={Message}&Lead Source={utm_source}/{utm_campaign}&url={page}';

  expect(filled(fields, '?UTM_source=ads&utm_campaign=Diwali%20%26%20more&gclid=Cj0')).toEqual({
    LastName: 'Asha',
    Description: '{page} & $&',
    'Lead Source': 'ads/Diwali & more',
    url: 'http://localhost/',
  });
});

test('a click id is sent only if the company names it, and a field without a value is left out', () => {
  const visit = '?gclid=Cj0&fbclid=IwAR';

  expect(filled('Click={gclid}&Source={utm_source}', visit)).toEqual({ Click: 'Cj0' });
  expect(filled('Source={utm_source}', visit)).toEqual({});
});

test('what a form service fills in itself stays, and fields with placeholders are not in the page', () => {
  const { container } = render(
    <HiddenFields
      fields={parseFormFields('reply=Dear {{Name}}&key=a+b&LastName={Name}&ref=x-{utm_id}')}
    />,
  );
  const hidden = [...container.querySelectorAll<HTMLInputElement>('[type=hidden]')];

  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['reply', 'Dear {{Name}}'],
    ['key', 'a+b'],
  ]);
  expect(filled('reply=Dear {{Name}}')).toEqual({});
});
