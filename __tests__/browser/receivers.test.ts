import type { Page } from 'playwright-core';
import { en } from '@/lib/region/messages/en';
import { EXTRA_EXPORTS } from './setup/extra-export-settings';
import { fillIn } from './setup/fill-in';
import { runtimeRequests, setUpBrowser, type VisitOptions } from './setup/open-page';
import { recordViolations, violations } from './setup/policy-violations';
import { accept, startReceiver, type Receiver } from './setup/receiver';
import { storedPaths, waitUntilStored } from './setup/stored-files';
import { recordedToasts, recordToasts } from './setup/toasts';
import { waitUntil } from './setup/wait-until';

const SETTINGS = EXTRA_EXPORTS['india-measured'];
const APP_URL = SETTINGS.NEXT_PUBLIC_APP_URL;
const CAMPAIGN = 'utm_source=ads&utm_campaign=Diwali+%26+more';
const { contact, navigation, offer } = en;
const open = setUpBrowser();

let collector: Receiver;
let messages: Receiver;
/** Where the receiver of messages redirects to, as Google Apps Script does. */
let redirected: Receiver;
beforeAll(async () => {
  redirected = await startReceiver(SETTINGS.NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS);
  collector = await startReceiver(SETTINGS.NEXT_PUBLIC_EVENTS_URL);
  messages = await startReceiver(SETTINGS.NEXT_PUBLIC_CONTACT_URL);
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
  readonly url: string;
  readonly props?: Readonly<Record<string, string>>;
}
const events = () => collector.requests.map(({ body }) => JSON.parse(body) as SentEvent);
const namesOfEvents = () => events().map(({ name }) => name);
const hasSent = (name: string) =>
  waitUntil(`the page sends "${name}"`, () => Promise.resolve(namesOfEvents().includes(name)));

async function openPage({ before, ...visit }: VisitOptions = {}) {
  const visited = await open('india-measured', {
    ...visit,
    before: async (page) => {
      await recordViolations(page);
      // Google Play needs no network here.
      await page.route(`${APP_URL}**`, (route) => route.fulfill({ body: 'Google Play' }));
      await before?.(page);
    },
  });
  return visited;
}
const appLink = (page: Page) => page.getByRole('link', { name: offer.getApp });
const choose = (page: Page, section: string) =>
  page.getByRole('navigation').getByRole('link', { name: section, exact: true }).click();
/** The browser hides a page that it leaves. */
const leave = (page: Page) => page.goto('about:blank');

async function sendMessage(page: Page, toast: string): Promise<void> {
  await choose(page, navigation.contact);
  await fillIn(page, contact);
  await recordToasts(page);
  await page.getByRole('button', { name: contact.send }).click();
  await waitUntil(`a toast says "${toast}"`, async () =>
    (await recordedToasts(page)).includes(toast),
  );
}

describe('the link to the app', () => {
  const withCampaign = `${APP_URL}&referrer=${encodeURIComponent(`${CAMPAIGN}&gclid=Cj0`)}`;
  const expectLink = (page: Page, href: string) =>
    expect(appLink(page).getAttribute('href')).resolves.toBe(href);

  test('has the campaign of the visit before any island is hydrated, after other sections and after Back', async () => {
    const { page, requests } = await openPage({ path: `/?${CAMPAIGN}&gclid=Cj0&page=2` });
    await expectLink(page, withCampaign);
    expect(runtimeRequests(requests).filter((url) => url.includes('runtime'))).toEqual([]);

    await choose(page, navigation.about);
    await page.goBack();
    await appLink(page).click();
    await page.getByText('Google Play').waitFor();
    expect(page.url()).toBe(withCampaign);
    await page.goBack();
    await expectLink(page, withCampaign);
    const stored = await page.evaluate(() => [
      ...Object.keys({ ...localStorage, ...sessionStorage }),
      document.cookie,
    ]);
    expect(stored).toEqual(['']);
  });

  test('stays as it is without a campaign, and without scripts', async () => {
    await expectLink((await openPage()).page, APP_URL);
    const { page } = await openPage({ path: `/?${CAMPAIGN}`, javaScriptEnabled: false });
    await expectLink(page, APP_URL);
  });
});

describe('the collector', () => {
  test('gets each event of a visit, with the campaign, without a click id, a cookie, a preflight or typed text', async () => {
    const { page } = await openPage({
      path: `/?${CAMPAIGN}&gclid=Cj0&email=a@b.example`,
    });
    const { origin, hostname } = new URL(page.url());
    await page.waitForFunction(() => 'webVitals' in window);
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('A fault on purpose.');
      });
    });
    messages.answer = (response) => void response.writeHead(500).end();
    await sendMessage(page, contact.delivery.failed);
    messages.answer = accept;
    await page.getByRole('button', { name: contact.send }).click();
    await hasSent('Message sent');
    await choose(page, navigation.home);
    expect(await violations(page)).toEqual([]);
    await appLink(page).click();
    await hasSent('Web Vitals');

    const everywhere = { url: `${origin}/?${CAMPAIGN}`, domain: hostname, referrer: '' };
    const vitals = { LCP: expect.stringMatching(/^\d+$/), CLS: expect.stringMatching(/^0\.\d+$/) };
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
            props: expect.objectContaining({ ...vitals, errors: '1' }) as unknown,
          },
        ].map((event) => ({ ...event, ...everywhere })),
      ),
    );
    expect(events()).toHaveLength(7);
    for (const { method, headers, body } of collector.requests) {
      expect([method, headers['content-type'], headers.cookie]).toEqual([
        'POST',
        'text/plain',
        undefined,
      ]);
      expect(body).not.toMatch(/Asha|not an email|call me|Cj0|a@b/);
    }
  });

  test.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])(
    'gets nothing from a visitor with %s, and web-vitals is not loaded',
    async (_, name, value) => {
      const { page, requests } = await openPage({
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

      expect(namesOfEvents().filter((event) => event !== 'pageview')).toEqual([]);
      expect(namesOfEvents()).toHaveLength(1);
      expect(requests.filter((url) => url.includes('web-vitals'))).toEqual([]);
    },
  );

  test.each<[string, Receiver['answer']]>([
    ['never answers', () => undefined],
    ['closes the connection', (response) => void response.destroy()],
    ['refuses (403, no CORS)', (response) => void response.writeHead(403).end()],
  ])('changes nothing for the visitor if it %s', async (_, answer) => {
    collector.answer = answer;
    const { page } = await openPage();
    await hasSent('pageview');

    await sendMessage(page, contact.success);
    expect(await violations(page)).toEqual([]);
  });

  test('gets events also where the worker has stored the site, which stores nothing of them', async () => {
    const { page } = await openPage({ serviceWorkers: 'allow' });
    await waitUntilStored(page);
    await page.reload();
    await choose(page, navigation.about);
    await hasSent('Section shown');

    const stored = await storedPaths(page);
    expect(stored).not.toEqual([]);
    expect(stored).not.toContain('/api/event');
  });

  test('waits with web-vitals until the page has loaded', async () => {
    const { page } = await openPage();
    await page.waitForFunction(() => 'webVitals' in window);

    const [requested, loaded] = await page.evaluate(() => {
      const [entry] = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('web-vitals'));
      return [entry?.startTime ?? 0, performance.timing.loadEventStart - performance.timeOrigin];
    });
    expect(requested).toBeGreaterThanOrEqual(Math.floor(loaded));
  });
});

describe('the receiver of the message', () => {
  const FIELDS = { access_key: 'a&b', _subject: '"><b>A message' };
  const MESSAGE = { Name: 'Asha', Telephone: 'not an email at all', Message: 'Please call me.' };
  const received = () =>
    messages.requests.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  const trap = (page: Page) => page.locator('[name=_gotcha]');

  test('gets the fields that it asks for, with and without scripts', async () => {
    const { page } = await openPage();
    await sendMessage(page, contact.success);
    const { page: withoutScripts } = await openPage({ javaScriptEnabled: false });
    await choose(withoutScripts, navigation.contact);
    await fillIn(withoutScripts, contact);
    await withoutScripts.getByRole('button', { name: contact.send }).click();
    await withoutScripts.getByText('ok').waitFor();

    expect(received()).toEqual([
      { ...FIELDS, ...MESSAGE, Email: MESSAGE.Telephone },
      { ...FIELDS, ...MESSAGE, _gotcha: '' },
    ]);
  });

  test('gets no message with the hidden field filled in, and the program sees success', async () => {
    const { page } = await openPage();
    await choose(page, navigation.contact);
    await trap(page).evaluate((field: HTMLInputElement) => (field.value = 'spam'));
    await sendMessage(page, contact.success);
    await leave(page);
    await hasSent('Web Vitals');

    expect(received()).toEqual([]);
    expect(namesOfEvents()).not.toContain('Message sent');
  });

  test('has a hidden field that nobody meets: not without style sheets, with the keyboard, or with assistive technology', async () => {
    const { page } = await openPage({ path: '/#contact' });
    await page.evaluate(() =>
      document.querySelectorAll('style').forEach((style) => style.remove()),
    );
    await expect(trap(page).isVisible()).resolves.toBe(false);
    await page.getByRole('textbox').first().focus();
    const focused: (string | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      focused.push(await page.locator(':focus').getAttribute('name'));
      await page.keyboard.press('Tab');
    }

    expect(focused).toEqual(['Name', 'Telephone', 'Message', null]);
    await expect(page.getByRole('textbox').count()).resolves.toBe(3);
  });

  test.each([
    ['with', true],
    ['without', false],
  ])('may redirect to the named origin, %s scripts', async (_, javaScriptEnabled) => {
    const { origin } = new URL(SETTINGS.NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS);
    messages.answer = (response) =>
      void response
        .writeHead(302, { location: `${origin}/echo`, 'access-control-allow-origin': '*' })
        .end();
    const { page } = await openPage({ javaScriptEnabled });
    if (javaScriptEnabled) await sendMessage(page, contact.success);
    else {
      await choose(page, navigation.contact);
      await fillIn(page, contact);
      await page.getByRole('button', { name: contact.send }).click();
      await page.waitForURL(`${origin}/echo`);
    }

    expect(messages.requests).toHaveLength(1);
    expect(redirected.requests).toHaveLength(1);
  });
});
