import { languages } from '@/lib/region/languages';
import { EXTRA_EXPORTS } from './setup/extra-export-settings';
import { setUpBrowser } from './setup/open-page';
import { Receiver } from './setup/receiver';
import { expectToast } from './setup/toasts';
import { fillIn, navigationLink, pressSend } from './setup/visitor-actions';

const EXPORT = 'india-with-own-pages';
const { contact, navigation } = languages.hi.messages.interface;
const { failed } = contact.delivery;

const open = setUpBrowser();
const receiver = new Receiver();
beforeAll(() => receiver.start(EXTRA_EXPORTS[EXPORT].NEXT_PUBLIC_CONTACT_URL));
beforeEach(() => {
  receiver.requests.length = 0;
});
afterAll(() => receiver.close());

const received = () =>
  receiver.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

const forAnyOrigin = { 'access-control-allow-origin': '*' };
const json =
  (answer: object): Receiver['answer'] =>
  (_, response) =>
    response.writeHead(200, forAnyOrigin).end(JSON.stringify(answer));

// As the documentation of each service has it. Without the header, a browser may not read an answer:
// Zoho and Google Forms send none either, with a redirect and a page.
test.each<[string, Receiver['answer'], string]>([
  ['HubSpot, fields in a form', (_, to) => void to.writeHead(204).end(), failed],
  ['a script that hands it to LeadSquared', json({ Status: 'Success' }), contact.success],
  ['a script that could not', json({ Status: 'Error', ExceptionType: 'X' }), failed],
  [
    'a CRM that redirects to a page for any origin',
    ({ method }, to) =>
      method === 'POST'
        ? to.writeHead(302, { location: '/thanks', ...forAnyOrigin }).end()
        : to.writeHead(200, forAnyOrigin).end('<p>Thanks'),
    contact.success,
  ],
])(
  'a lead says where it came from, also on another page of the visit: %s',
  async (_, answer, toast) => {
    receiver.answer = answer;
    const { page } = await open(EXPORT, { path: '/a/b/fees?utm_source=ads&gclid=Cj0' });
    await navigationLink(page, navigation.contact).click();
    await fillIn(page, contact);
    await expectToast(page, toast, () => pressSend(page, contact));

    const { origin } = new URL(page.url());
    const typed = { Name: 'Asha', Telephone: 'not an email at all', Message: 'Please call me.' };
    expect(received()[0]).toEqual({
      ...typed,
      Email: typed.Telephone,
      key: 'a&b',
      variant: 'india hi',
      LastName: typed.Name,
      'Lead Source': 'ads',
      url: `${origin}/a/b/`,
    });
  },
);

test('without scripts, only the fields with a fixed value are sent', async () => {
  receiver.answer = (_, response) => void response.end('<p>Thanks');
  const { page } = await open(EXPORT, { path: '/a/b/?utm_source=ads', javaScriptEnabled: false });
  await navigationLink(page, navigation.contact).click();
  await fillIn(page, contact);
  await pressSend(page, contact);
  await page.getByText('Thanks').waitFor();

  expect(Object.keys(received()[0] ?? {})).toEqual([
    ...['key', 'variant', '_gotcha', 'Name', 'Telephone', 'Message'],
  ]);
});
