import type { Page, Request, Route } from 'playwright-core';
import { ANSWER_TIMEOUT_MS } from '@/components/contact/send-message';
import { en } from '@/lib/region/messages/en';
import { EXTRA_EXPORTS } from './setup/extra-export-settings';
import { fillIn } from './setup/fill-in';
import { holdScripts } from './setup/hold-scripts';
import { hydrated, setUpBrowser, stopClock, type VisitOptions } from './setup/open-page';
import { storedPaths } from './setup/stored-files';
import { expectToast, recordedToasts, recordToasts } from './setup/toasts';
import { waitUntil } from './setup/wait-until';

const { contact, navigation } = en;
const {
  NEXT_PUBLIC_EMAIL: EMAIL,
  NEXT_PUBLIC_PHONE: PHONE,
  NEXT_PUBLIC_CONTACT_URL: CONTACT_URL,
} = EXTRA_EXPORTS['india-sending'];
const MESSAGE = { Name: 'Asha', Telephone: 'not an email at all', Message: 'Please call me.' };
const open = setUpBrowser();

/** What the company's server, which has another origin than the site, does with a request. */
type Answer = (route: Route) => Promise<unknown>;

const answerWith =
  (status: number, headers = { 'access-control-allow-origin': '*' }): Answer =>
  (route) =>
    route.fulfill({ status, headers, contentType: 'text/html', body: '<h1>Received</h1>' });

let received: Request[] = [];
let answer: Answer;
beforeEach(() => {
  received = [];
  answer = answerWith(200);
});

const fieldsOf = (request: Request | undefined) =>
  Object.fromEntries(new URLSearchParams(request?.postData() ?? ''));

async function openForm({ before, ...visit }: VisitOptions = {}) {
  const { page } = await open('india-sending', {
    path: '/#contact',
    ...visit,
    before: async (opened) => {
      await opened.route(CONTACT_URL, (route) => {
        received.push(route.request());
        return answer(route);
      });
      await before?.(opened);
    },
  });
  return page;
}

async function openFilled(visit?: VisitOptions) {
  const page = await openForm(visit);
  await hydrated(page);
  await fillIn(page, contact);
  await recordToasts(page);
  return page;
}

const firstRequest = () =>
  waitUntil('the server receives a request', () => Promise.resolve(received.length > 0));
const click = (page: Page) => page.getByRole('button', { name: contact.send }).click();
const statusLine = (page: Page) => page.getByRole('alert');
const hasShown = (page: Page, toast: string) =>
  waitUntil(`a toast says "${toast}"`, async () => (await recordedToasts(page)).includes(toast));

/** The toast, the line with the ways to contact the company, and the text of the visitor. */
async function expectFailure(page: Page, toast: string = contact.delivery.failed) {
  await hasShown(page, toast);
  await statusLine(page).getByText(contact.delivery.unsure).waitFor();
  await statusLine(page).getByRole('link', { name: EMAIL }).waitFor();
  await statusLine(page).getByRole('link', { name: PHONE }).waitFor();
  await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe(MESSAGE.Message);
  expect(await recordedToasts(page)).not.toContain(contact.success);
}

test('sends the message without cookies and without personal data in the URL, and says so after the answer', async () => {
  const page = await openFilled();

  await click(page);

  await hasShown(page, contact.success);
  const [request] = received;
  expect(received).toHaveLength(1);
  expect(request?.method()).toBe('POST');
  expect(fieldsOf(request)).toEqual({ ...MESSAGE, Email: MESSAGE.Telephone });
  const headers = await request?.allHeaders();
  expect(headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
  expect(headers).not.toHaveProperty('cookie');
  await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  await statusLine(page).waitFor({ state: 'hidden' });
});

test.each<[string, Answer]>([
  ['refuses the message (400)', answerWith(400)],
  ['fails (500)', answerWith(500)],
  ['resets the connection', (route) => route.abort('connectionreset')],
  // Playwright adds this header where there is none.
  [
    'allows no request from this origin (CORS)',
    answerWith(200, { 'access-control-allow-origin': 'https://company.example' }),
  ],
])('says that the message may not have arrived if the server %s', async (_, serverAnswer) => {
  answer = serverAnswer;
  const page = await openFilled();

  await click(page);

  await expectFailure(page);
});

test('waits 15 seconds for an answer', async () => {
  answer = async () => undefined;
  const page = await openFilled({ before: stopClock });
  await click(page);
  await firstRequest();

  await page.clock.runFor(ANSWER_TIMEOUT_MS - 1);
  await statusLine(page).getByText(contact.delivery.sending).waitFor();
  await page.clock.runFor(1);

  await expectFailure(page);
  expect(ANSWER_TIMEOUT_MS).toBe(15_000);
});

test('says at once that the browser is offline, sends nothing, and sends the next click', async () => {
  const page = await openFilled();
  await page.context().setOffline(true);

  await click(page);

  await expectFailure(page, contact.delivery.offline);
  expect(received).toEqual([]);
  await page.context().setOffline(false);
  await click(page);
  await hasShown(page, contact.success);
  await statusLine(page).waitFor({ state: 'hidden' });
});

test('sends one message for two clicks, says that it is on its way, and answers in another section', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  answer = (route) => finished.then(() => answerWith(200)(route));
  const page = await openFilled();
  const button = page.getByRole('button', { name: contact.send });

  await button.click();
  await button.click();

  await statusLine(page).getByText(contact.delivery.sending).waitFor();
  await expect(button.getAttribute('aria-busy')).resolves.toBe('true');
  await page.getByRole('link', { name: navigation.about }).click();
  await firstRequest();
  finish();
  await hasShown(page, contact.success);
  expect(received).toHaveLength(1);
  expect(await recordedToasts(page)).not.toContain(contact.delivery.failed);
  await page.goBack();
  await expect(button.getAttribute('aria-busy')).resolves.toBeNull();
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ['two clicks', (page) => page.getByRole('button', { name: contact.send }).dblclick()],
  [
    'Enter',
    async (page) => {
      for (const label of [contact.name, contact.email])
        await page.getByLabel(label).press('Enter');
    },
  ],
  [
    'a program',
    (page) =>
      page.locator('form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      }),
  ],
])(
  'sends the same message once and a changed one again, submitted by %s before or after hydration',
  async (_, submitTwice) => {
    let release = () => {};
    const page = await openForm({
      waitUntil: 'commit',
      before: async (opened) => (release = await holdScripts(opened)),
    });
    await fillIn(page, contact);
    const messages = () => received.map((request) => fieldsOf(request)['Message']);
    const isAnswered = async (act: () => unknown) => {
      await expectToast(page, contact.success, act);
      await page.locator('.toast').waitFor({ state: 'detached' });
    };

    await submitTwice(page);
    await isAnswered(release);
    await isAnswered(() => submitTwice(page));
    expect(messages()).toEqual([MESSAGE.Message]);

    await page.getByLabel(contact.message).fill('Call me tomorrow.');
    await isAnswered(() => submitTwice(page));
    expect(messages()).toEqual([MESSAGE.Message, 'Call me tomorrow.']);
  },
);

test('sends nothing while a field is empty (PRODUCT rule 24)', async () => {
  const page = await openFilled();
  await page.getByLabel(contact.email).fill('');

  await click(page);

  await hasShown(page, contact.incomplete);
  expect(received).toEqual([]);
});

test('sends the message of an early click once the scripts have come, without leaving the page', async () => {
  let release = () => {};
  const page = await openForm({
    waitUntil: 'commit',
    before: async (opened) => {
      release = await holdScripts(opened);
    },
  });
  await fillIn(page, contact);
  await recordToasts(page);
  await click(page);
  await statusLine(page).getByText(contact.delivery.unsure).waitFor();
  expect(received).toEqual([]);

  release();

  await hasShown(page, contact.success);
  expect(received).toHaveLength(1);
  expect(received[0]?.headers()['accept']).toBe('application/json');
});

test('lets the browser submit the form without scripts', async () => {
  const page = await openForm({ javaScriptEnabled: false });
  await fillIn(page, contact);

  await click(page);

  await page.getByRole('heading', { name: 'Received' }).waitFor();
  expect(page.url()).toBe(CONTACT_URL);
  expect(received[0]?.method()).toBe('POST');
  expect(fieldsOf(received[0])).toEqual({ _gotcha: '', ...MESSAGE });
});

test('stores nothing of the message for offline use', async () => {
  const page = await openForm({ serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await hydrated(page);
  await fillIn(page, contact);
  await recordToasts(page);
  await click(page);
  await hasShown(page, contact.success);

  const stored = await storedPaths(page);
  expect(stored).not.toEqual([]);
  expect(stored).not.toContain(new URL(CONTACT_URL).pathname);
});
