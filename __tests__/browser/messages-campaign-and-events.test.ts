import type { Page } from 'playwright-core';
import { languages } from '@/lib/region/languages';
import { EXTRA_EXPORTS } from './setup/extra-export-settings';
import { runtimeRequests, setUpBrowser, violationsIn, type VisitOptions } from './setup/open-page';
import { accept, Receiver } from './setup/receiver';
import { expectToast, recordedToasts } from './setup/toasts';
import { fillIn, navigationLink, pressSend } from './setup/visitor-actions';
import { waitUntil } from './setup/wait-until';

const en = languages.en.messages.interface;

const SETTINGS = EXTRA_EXPORTS['india-measured'];
const APP_URL = SETTINGS.NEXT_PUBLIC_APP_URL;
const CAMPAIGN = 'utm_source=ads&utm_campaign=Diwali+%26+more';
const MESSAGE = { Name: 'Asha', Telephone: 'not an email at all', Message: 'Please call me.' };
const { contact, navigation, offer } = en;
const open = setUpBrowser();

const collector = new Receiver();
const messages = new Receiver();
/** Where the receiver of messages redirects to, as Google Apps Script does. */
const redirected = new Receiver();
beforeAll(async () => {
  await redirected.start(SETTINGS.NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS);
  await collector.start(SETTINGS.NEXT_PUBLIC_EVENTS_URL);
  await messages.start(SETTINGS.NEXT_PUBLIC_CONTACT_URL);
});
beforeEach(() => {
  for (const receiver of [collector, messages, redirected]) {
    receiver.requests.length = 0;
    receiver.answer = accept;
  }
});
afterAll(() => Promise.all([collector, messages, redirected].map((receiver) => receiver.close())));

interface SentEvent {
  readonly name: string;
  readonly props?: Readonly<Record<string, string>>;
}
const events = () => collector.requests.map(({ body }) => JSON.parse(body) as SentEvent);
const eventsNamed = (wanted: string) => events().filter(({ name }) => name === wanted);
const hasSent = (name: string, times = 1) =>
  waitUntil(`the page sends "${name}"`, () => Promise.resolve(eventsNamed(name).length >= times));
const hasSentAll = (count: number) =>
  waitUntil(`the page sends ${count} events`, () => Promise.resolve(events().length >= count));
const received = () =>
  messages.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

const openPage = ({ before, ...visit }: VisitOptions = {}) =>
  open('india-measured', {
    ...visit,
    before: async (page) => {
      // Google Play needs no network here.
      await page.route(`${APP_URL}**`, (route) => route.fulfill({ body: 'Google Play' }));
      await before?.(page);
    },
  });
const appLink = (page: Page) => page.getByRole('link', { name: offer.getApp });
const choose = (page: Page, section: string) => navigationLink(page, section).click();
/** Waits until the page measures the Web Vitals, which it begins when it is idle. */
async function measuresWebVitals(page: Page): Promise<void> {
  await hasSent('pageview');
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
/** Leaves the page, so that the browser hides it. */
const leave = (page: Page) => page.goto('about:blank');

/** Sends a message. With scripts, a toast says what became of it. */
async function sendMessage(page: Page, toast?: string): Promise<void> {
  await choose(page, navigation.contact);
  await fillIn(page, contact);
  const press = () => pressSend(page, contact);
  await (toast ? expectToast(page, toast, press) : press());
}

test('the link to the app has the campaign of the visit before any island is hydrated, after other sections and after Back', async () => {
  const withCampaign = `${APP_URL}&referrer=${encodeURIComponent(`${CAMPAIGN}&gclid=Cj0`)}`;
  const { page, requests } = await openPage({ path: `/?${CAMPAIGN}&gclid=Cj0&page=2` });
  const hasCampaign = () =>
    waitUntil(
      'the link has the campaign',
      async () => (await appLink(page).getAttribute('href')) === withCampaign,
    );
  await hasCampaign();
  expect(runtimeRequests(requests).filter((url) => url.includes('runtime'))).toEqual([]);

  await choose(page, navigation.about);
  await page.goBack();
  await appLink(page).click();
  await page.getByText('Google Play').waitFor();
  expect(page.url()).toBe(withCampaign);
  await page.goBack();
  // Back can load the document again, and the page script adds the campaign when it has arrived.
  await hasCampaign();
  const stored = await page.evaluate(() => [
    ...Object.keys({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ]);
  expect(stored).toEqual(['']);
});

describe('the collector', () => {
  test('gets each event of a visit, with the campaign, without a click id, a cookie, a preflight or typed text', async () => {
    const { page, errors } = await openPage({
      path: `/?${CAMPAIGN}&gclid=Cj0&email=a@b.example`,
    });
    const { origin, hostname } = new URL(page.url());
    await measuresWebVitals(page);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('An error on purpose.');
      });
    });
    messages.answer = (_, response) => void response.writeHead(500).end();
    await sendMessage(page, contact.delivery.failed);
    messages.answer = accept;
    await pressSend(page, contact);
    await hasSent('Message sent');
    await choose(page, navigation.home);
    expect(violationsIn(errors)).toEqual([]);
    await appLink(page).click();
    await hasSentAll(7);

    const everywhere = { url: `${origin}/?${CAMPAIGN}`, domain: hostname, referrer: '' };
    const milliseconds = expect.stringMatching(/^\d+$/) as unknown;
    const CLS = expect.stringMatching(/^0\.\d{3}$/) as unknown;
    expect(events()).toEqual(
      expect.arrayContaining(
        [
          { name: 'pageview' },
          { name: 'Section shown', props: { section: 'contact' } },
          { name: 'Message sent' },
          { name: 'Message failed' },
          { name: 'Section shown', props: { section: 'home' } },
          { name: 'App link used' },
          {
            name: 'Web Vitals',
            interactive: false,
            props: { LCP: milliseconds, INP: milliseconds, CLS, errors: '1' },
          },
        ].map((event) => ({ ...event, ...everywhere })),
      ),
    );
    expect(events()).toHaveLength(7);
    for (const { method, headers, body } of collector.requests) {
      expect([method, headers['content-type'], headers.cookie, headers.referer]).toEqual([
        'POST',
        'text/plain',
        undefined,
        undefined,
      ]);
      expect(body).not.toMatch(/Asha|not an email|call me|Cj0|a@b/);
    }
  });

  test('gets one page view and one new set from a page that comes back as it was left', async () => {
    const { page } = await openPage();
    await measuresWebVitals(page);
    await page.evaluate(() => {
      const hide = (visibility: string) => {
        Object.defineProperty(document, 'visibilityState', {
          configurable: true,
          get: () => visibility,
        });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      };
      dispatchEvent(new ErrorEvent('error'));
      // Another tab, twice.
      for (const visibility of ['hidden', 'visible', 'hidden']) hide(visibility);
      // The browser of the tests has no back/forward cache.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      hide('visible');
      hide('hidden');
    });
    await hasSentAll(4);

    expect(eventsNamed('pageview')).toHaveLength(2);
    expect(eventsNamed('Web Vitals').map(({ props }) => props?.['errors'])).toEqual(['1', '0']);
  });

  test('gets one "App link used" for each middle or modified click, none for a right click, and Web Vitals past the service worker', async () => {
    const { page } = await openPage({ serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await measuresWebVitals(page);
    await appLink(page).click({ button: 'middle' });
    await appLink(page).click({ button: 'right' });
    await appLink(page).click({ modifiers: ['ControlOrMeta'] });
    await page.goto(new URL('/nowhere', page.url()).href);
    await hasSent('Web Vitals');
    await hasSent('App link used', 2);

    expect(eventsNamed('App link used')).toHaveLength(2);
  });

  test.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('gets nothing from a visitor with %s', async (_, name, value) => {
    const { page } = await openPage({
      before: (page) =>
        page.addInitScript(
          ([property, wish]) =>
            Object.defineProperty(navigator, property, { get: () => wish, configurable: true }),
          [name, value] as const,
        ),
    });
    await sendMessage(page, contact.success);
    await leave(page);
    await openPage();
    await hasSent('pageview');

    expect(events()).toMatchObject([{ name: 'pageview' }]);
  });

  test.each<[string, Receiver['answer']]>([
    ['never answers', () => undefined],
    ['closes the connection', (_, response) => void response.destroy()],
  ])('changes nothing for the visitor if it %s', async (_, answer) => {
    collector.answer = answer;
    const { page, errors } = await openPage();
    await hasSent('pageview');

    await sendMessage(page, contact.success);
    await hasSent('Message sent');
    expect(violationsIn(errors)).toEqual([]);
    await leave(page);
    await hasSent('Web Vitals');
    expect(eventsNamed('Web Vitals')).toMatchObject([{ props: { errors: '0' } }]);
  });
});

describe('the receiver of the message', () => {
  const FIELDS = { access_key: 'a&b', _subject: '"><b>A message' };

  test('gets the fields that it asks for, with and without scripts, without cookies and without personal data in the URL', async () => {
    const { page } = await openPage();
    await sendMessage(page, contact.success);
    // A program that fills in a field of every form fills in this one, too.
    await expect(page.locator('[name=_gotcha]').isVisible()).resolves.toBe(false);
    const { page: withoutScripts } = await openPage({ javaScriptEnabled: false });
    await sendMessage(withoutScripts);
    await withoutScripts.getByText('ok').waitFor();

    expect(withoutScripts.url()).toBe(SETTINGS.NEXT_PUBLIC_CONTACT_URL);
    expect(received()).toEqual([
      { ...FIELDS, ...MESSAGE, Email: MESSAGE.Telephone },
      { ...FIELDS, ...MESSAGE, _gotcha: '' },
    ]);
    const [{ method, headers } = {}] = messages.requests;
    expect(method).toBe('POST');
    expect(headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    expect(headers).not.toHaveProperty('cookie');
  });

  const redirectTo =
    (url: string): Receiver['answer'] =>
    (_, response) =>
      void response.writeHead(302, { location: url, 'access-control-allow-origin': '*' }).end();

  test.each<[string, Receiver['answer']]>([
    ['closes the connection', (_, response) => void response.destroy()],
    ['allows no request from this origin (CORS)', (_, response) => void response.end('ok')],
    ['redirects to an origin that no setting names', redirectTo('http://localhost:47112/echo')],
  ])('may not have got it if it %s: the page says so, and keeps the text', async (_, answer) => {
    messages.answer = answer;
    const { page } = await openPage();
    await sendMessage(page, contact.delivery.failed);

    const line = page.getByRole('alert');
    await line.getByText(contact.delivery.unsure).waitFor();
    for (const name of [SETTINGS.NEXT_PUBLIC_EMAIL, SETTINGS.NEXT_PUBLIC_PHONE])
      await line.getByRole('link', { name }).waitFor();
    await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe(MESSAGE.Message);
    expect(await recordedToasts(page)).not.toContain(contact.success);
    expect(redirected.requests).toEqual([]);
  });

  test.each([true, false])(
    'may redirect to the named origin, with scripts: %s',
    async (javaScriptEnabled) => {
      const url = `${SETTINGS.NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS}/echo`;
      messages.answer = redirectTo(url);
      const { page } = await openPage({ javaScriptEnabled });
      await sendMessage(page, javaScriptEnabled ? contact.success : undefined);
      if (!javaScriptEnabled) await page.waitForURL(url);

      expect(messages.requests).toHaveLength(1);
      expect(redirected.requests).toHaveLength(1);
    },
  );
});
