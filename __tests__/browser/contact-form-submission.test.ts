import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ANSWER_TIMEOUT_MS } from '@/components/contact/send-message';
import { en } from '@/lib/region/strings/en';
import { SITES, type SiteName } from './setup/exports';
import { EXTRA_EXPORTS } from './setup/extra-exports';
import { fillIn } from './setup/fill-in';
import { holdRuntime } from './setup/hold-runtime';
import {
  hydrated,
  servedExport,
  setUpBrowser,
  stopClock,
  type VisitOptions,
} from './setup/open-page';
import { recordedToasts, recordToasts } from './setup/toasts';
import { waitUntil } from './setup/wait-until';

const { contact, navigation } = en;
const {
  NEXT_PUBLIC_EMAIL: EMAIL,
  NEXT_PUBLIC_PHONE: PHONE,
  NEXT_PUBLIC_CONTACT_URL: CONTACT_URL,
} = EXTRA_EXPORTS['india-sending'];
const MESSAGE = { Name: 'Asha', Telephone: 'not an email at all', Message: 'Please call me.' };
const open = setUpBrowser();

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly fields: Record<string, string>;
}

const answerWith =
  (
    status: number,
    headers: Record<string, string> = { 'access-control-allow-origin': '*' },
  ): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'text/html', ...headers })
      .end('<h1>Received</h1>');

let server: Server;
let proxy: NonNullable<VisitOptions['proxy']>;
let received: Received[] = [];
let answer: Answer;

/**
 * The company's server, of another origin than the site. The export contains the URL of the form, so
 * the port in it would be fixed, and another program could use that port. The server therefore
 * listens on any free port, and the browser uses it as the proxy for the URL. A proxy receives the
 * requests themselves, with the whole URL in the first line.
 */
beforeAll(async () => {
  server = createServer((request, response) => {
    request.url = request.url?.replace(new URL(CONTACT_URL).origin, '') ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      received.push({ method, url, headers, fields });
      answer(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  proxy = {
    server: `http://127.0.0.1:${port}`,
    bypass: `<-loopback>;${new URL(servedExport('india-sending').origin).host}`,
  };
});
beforeEach(() => {
  received = [];
  answer = answerWith(200);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function openForm(visit: VisitOptions = {}) {
  const { page } = await open('india-sending', { path: '/#contact', proxy, ...visit });
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
  expect(request).toMatchObject({
    method: 'POST',
    url: '/contact?form=1',
    fields: { ...MESSAGE, Email: MESSAGE.Telephone },
  });
  expect(request?.headers).toMatchObject({
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
  expect(request?.headers.cookie).toBeUndefined();
  await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  await statusLine(page).waitFor({ state: 'hidden' });
});

test('follows a redirect of the server (303)', async () => {
  answer = (response, { url }) =>
    url === '/thanks'
      ? answerWith(200)(response, {} as IncomingMessage)
      : answerWith(303, { 'access-control-allow-origin': '*', location: '/thanks' })(
          response,
          {} as IncomingMessage,
        );
  const page = await openFilled();

  await click(page);

  await hasShown(page, contact.success);
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /contact?form=1',
    'GET /thanks',
  ]);
});

test.each<[string, Answer]>([
  ['refuses the message (400)', answerWith(400)],
  ['fails (500)', answerWith(500)],
  ['resets the connection', (response) => response.destroy()],
  ['sends no CORS headers', answerWith(200, {})],
])('says that the message may not have arrived if the server %s', async (_, serverAnswer) => {
  answer = serverAnswer;
  const page = await openFilled();

  await click(page);

  await expectFailure(page);
});

test('waits 15 seconds for an answer', async () => {
  answer = () => undefined;
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
  answer = (response, request) => {
    finish = () => answerWith(200)(response, request);
  };
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
    before: async (opened) => {
      release = await holdRuntime(opened);
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
  expect(received[0]?.headers.accept).toBe('application/json');
});

test('lets the browser submit the form without scripts', async () => {
  const page = await openForm({ javaScriptEnabled: false });
  await fillIn(page, contact);

  await click(page);

  await page.getByRole('heading', { name: 'Received' }).waitFor();
  expect(page.url()).toBe(CONTACT_URL);
  expect(received[0]).toMatchObject({ method: 'POST', fields: MESSAGE });
});

test('stores nothing of the message for offline use', async () => {
  const { page } = await open('india-sending', {
    path: '/#contact',
    proxy,
    serviceWorkers: 'allow',
  });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await hydrated(page);
  await fillIn(page, contact);
  await recordToasts(page);
  await click(page);
  await hasShown(page, contact.success);

  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });

  expect(stored).not.toEqual([]);
  expect(stored.filter((url) => url.includes('contact?'))).toEqual([]);
});

test('only the site of a company that wants the message has the code that sends it', () => {
  const scriptsOf = (name: SiteName | keyof typeof EXTRA_EXPORTS) => {
    const { folder } = servedExport(name);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\bruntime\..*\.js$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join();
  };
  const ofDelivery = /application\/json|aria-busy|"post"/;

  expect(scriptsOf('india-sending')).toMatch(ofDelivery);
  for (const { name } of SITES) expect(scriptsOf(name)).not.toMatch(ofDelivery);
});
