import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { CONTRASTING_SITES, offerHeadingOf, type Site } from './setup/exports';
import {
  waitForSlider,
  hydrated,
  servedExport,
  setUpBrowser,
  stopClock,
  type VisitOptions,
} from './setup/open-page';
import { pressOnce } from './setup/press-once';
import { startProxy, type Proxy } from './setup/proxy';
import { slideLabel } from './setup/slide-label';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
const PHONE: VisitOptions = { deviceScaleFactor: 2 };

function contentTypeOf(route: Route): string {
  const type = route.request().resourceType();
  return type === 'script'
    ? 'text/javascript'
    : type === 'image'
      ? 'image/avif'
      : 'application/octet-stream';
}

type Section = 'home' | 'about' | 'contact';

/** The ways in which a file may fail to load. */
const FAILURES: Record<string, (route: Route, bytes: Buffer) => Promise<unknown>> = {
  'cannot be loaded': (route) => route.abort(),
  'never finishes loading': async () => undefined,
  'is truncated': (route, bytes) =>
    route.fulfill({
      contentType: contentTypeOf(route),
      body: bytes.subarray(0, Math.floor(bytes.length / 2)),
    }),
  'has the wrong content type': (route, bytes) =>
    route.fulfill({ contentType: 'application/octet-stream', body: bytes }),
  'is an HTML page': (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>502</title><h1>Bad gateway</h1>',
    }),
};

/** Does what a visitor does. Each step must work without the missing file. */
async function visit(page: Page, site: Site, from: Section = 'home'): Promise<void> {
  const { contact, navigation } = site.edition.strings;
  const headline = page.getByRole('heading', { level: 1, name: offerHeadingOf(site) });
  const choose = (section: Section) =>
    page.getByRole('navigation').getByRole('link', { name: navigation[section] }).click();
  if (from === 'home') await headline.waitFor();
  await choose('contact');
  await page.getByLabel(contact.name).fill('Asha');
  await page.getByRole('button', { name: contact.send }).click();
  await choose('about');
  await page.getByRole('heading', { level: 1, name: navigation.about }).waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: navigation.contact }).waitFor();
  expect(await page.getByLabel(contact.name).inputValue()).toBe('Asha');
  await choose('home');
  await headline.waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/error|undefined|gateway/i);
}

/**
 * The files of a visit, except the page itself, in the groups that fail together: each script
 * alone, and all pictures and fonts at once, because nothing depends on one of them.
 */
async function filesOfAVisit(site: Site): Promise<string[][]> {
  const { page, requests } = await open(site.name, PHONE);
  await visit(page, site);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await waitForSlider(page);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  const paths = requests.map((address) => new URL(address).pathname).filter((path) => path !== '/');
  const files = [...new Set(paths)].sort();
  const isMedia = (path: string) => /\.(avif|webp|woff2)$/.test(path);
  return [files.filter(isMedia), ...files.filter((path) => !isMedia(path)).map((path) => [path])];
}

describe.each(CONTRASTING_SITES)('the page of $name works if a file', (site) => {
  let groups: string[][];
  beforeAll(async () => {
    groups = await filesOfAVisit(site);
  });

  test.each(Object.entries(FAILURES))(
    '%s',
    async (_, fail) => {
      expect(groups[0]?.length).toBeGreaterThan(5);
      expect(groups.length).toBeGreaterThan(5);

      const visitWithFailure = async (files: string[]) => {
        const { page } = await open(site.name, {
          ...PHONE,
          waitUntil: 'commit',
          before: async (page) => {
            for (const file of files) {
              const bytes = readFileSync(join(servedExport(site.name).folder, file));
              await page.route(`**${file}`, (route) => fail(route, bytes));
            }
          },
        });
        await visit(page, site).catch((error: Error) => {
          throw new Error(`${files.join(' ')}: ${error.message}`);
        });
        await page.context().close();
      };
      const waiting = [...groups];
      while (waiting.length > 0) await Promise.all(waiting.splice(0, 4).map(visitWithFailure));
    },
    300_000,
  );
});

describe.each(CONTRASTING_SITES)('the page of $name works', (site) => {
  const { name } = site;
  const { contact, navigation } = site.edition.strings;

  test('if storage and workers are blocked', async () => {
    const { page, faults } = await open(name, {
      ...PHONE,
      before: (page) =>
        page.addInitScript(() => {
          const refuse = () => {
            throw new DOMException('refused', 'SecurityError');
          };
          for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
            Object.defineProperty(window, store, { get: refuse });
          }
          Object.defineProperty(navigator, 'serviceWorker', { get: refuse });
        }),
    });

    await visit(page, site);
    expect(faults).toEqual([]);
  });

  test.each([
    ['twenty years behind', -20],
    ['twenty years ahead', 20],
  ])('if the clock is %s', async (_, years) => {
    const { page, faults } = await open(name, {
      ...PHONE,
      before: (page) => page.clock.setSystemTime(Date.now() + years * 365 * 86_400_000),
    });

    await visit(page, site);
    expect(faults).toEqual([]);
  });

  test('after Back returns to it from another page', async () => {
    const { page } = await open(name, PHONE);
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
    await page.getByLabel(contact.name).fill('Asha');
    await page.goto(`${servedExport(name).origin}/aboutUs`);

    await page.goBack({ waitUntil: 'commit' });

    // The browser puts it back once it has read the form.
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[name="Name"]')?.value === 'Asha',
    );
    expect(await page.getByLabel(contact.name).inputValue()).toBe('Asha');
    await expectToast(page, contact.incomplete, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
  });
});

test.each(CONTRASTING_SITES)(
  'the page of $name can enter the back-forward cache: it has no unload listener and no Cache-Control: no-store',
  async ({ name }) => {
    const { page } = await open(name, PHONE);
    await waitForSlider(page);
    const session = await page.context().newCDPSession(page);
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    const response = await page.request.get(page.url());

    const types = listeners.map(({ type }) => type);
    expect(types).toContain('hashchange');
    expect(types.filter((type) => /unload/.test(type))).toEqual([]);
    expect(response.headers()['cache-control']).not.toContain('no-store');
  },
);

/**
 * Changes the page as a browser's translator does: it wraps each text node in a font element,
 * without React's knowledge, and does so for each text node that appears later.
 */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const isOurs = (text: Text) => text.parentElement?.localName === 'font';
    const rewrite = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (
          isOurs(text) ||
          text.parentElement?.closest('script, style, noscript, textarea') ||
          !text.data.trim()
        )
          continue;
        const font = document.createElement('font');
        // The text changes by an invisible character: React does not notice an unchanged text in
        // another element.
        font.textContent = `${text.data}\u200B`;
        text.replaceWith(font);
      }
    };
    rewrite(document.body);
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach(rewrite)),
    ).observe(document.body, { childList: true, subtree: true });
  });
}

describe.each(CONTRASTING_SITES)('the translated page of $name works', (site) => {
  const { name, edition } = site;
  const { banner, contact, navigation } = edition.strings;

  test.each(['home', 'contact'] as const)(
    'when %s was rewritten before the script came',
    async (section) => {
      const { page } = await open(name, { ...PHONE, path: `/#${section}` });
      await translate(page);

      await hydrated(page);

      await page
        .getByRole('heading', {
          level: 1,
          name: section === 'home' ? offerHeadingOf(site) : navigation[section],
        })
        .waitFor();
      await visit(page, site, section);
      await page.getByRole('status').getByText(contact.incomplete).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: banner.pause }).waitFor();
    },
  );

  test('if it was translated after hydration', async () => {
    const { page, faults } = await open(name, PHONE);
    await waitForSlider(page);
    await translate(page);

    await visit(page, site);
    await page.getByRole('button', { name: banner.next }).click();
    await page.locator(`[aria-label="${slideLabel(edition, 2)}"]:not([inert])`).waitFor();
    expect(faults).toEqual([]);
  });

  /** Opens and translates the page before its scripts are released. */
  async function openTranslated(path: string) {
    let release = () => {};
    const { page } = await open(name, {
      ...PHONE,
      path,
      before: async (page) => {
        const released = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/_next/static/boot/*', (route) =>
          released.then(() => route.continue()),
        );
      },
    });
    await translate(page);
    return { page, release };
  }

  test('and keeps text and focus of a field from before hydration', async () => {
    const { page, release } = await openTranslated('/#contact');
    await page.getByLabel(contact.name).fill('Asha');
    await page.getByLabel(contact.message).pressSequentially('Please call');
    release();
    await page.locator('nav [aria-current]').waitFor();
    await page.keyboard.type(' me.');

    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
    await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('Please call me.');
  });

  test('and answers a message that was sent before hydration', async () => {
    const { page, release } = await openTranslated('/#contact');
    await page.getByRole('button', { name: contact.send }).click();

    await expectToast(page, contact.incomplete, release);
  });

  test('and keeps the banner paused that was paused before hydration', async () => {
    const { page, release } = await openTranslated('/');
    await page.getByRole('button', { name: banner.pause }).click();
    release();

    await page.getByRole('button', { name: banner.play }).waitFor();
  });
});

describe.each(CONTRASTING_SITES)('the page of $name in a frame', (site) => {
  const { name, edition } = site;
  const { contact, navigation } = edition.strings;
  const { origin } = servedExport(name);
  let around: Server;

  beforeAll((done) => {
    around = createServer(({ url }, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<iframe ${decodeURI(url?.slice(2) ?? '')} src="${origin}/" width="360" height="740"></iframe>`,
      );
    }).listen(0, 'localhost', done);
  });
  afterAll((done) => {
    around.close(done);
    around.closeAllConnections();
  });

  /** Another site's page that frames ours, with or without our response headers. */
  async function openFramed({ sandbox = '', headers }: { sandbox?: string; headers: boolean }) {
    const host = `http://localhost:${(around.address() as AddressInfo).port}`;
    const visit = await open(name, {
      ...PHONE,
      origin: host,
      path: `/?${sandbox}`,
      before: async (page) => {
        if (headers) return;
        await page.route(`${origin}/**`, async (route) => {
          const response = await route.fetch({ maxRetries: 3 });
          await route.fulfill({
            response,
            headers: { 'content-type': response.headers()['content-type'] ?? '' },
          });
        });
      },
    });
    const frame = visit.page.frames()[1];
    if (!frame) throw new Error('the page has no frame');
    return { ...visit, frame, host };
  }

  test('is refused by its headers', async () => {
    const { frame, faults } = await openFramed({ headers: true });

    expect(faults.join()).toMatch(/frame-ancestors|X-Frame-Options/);
    await expect(frame.getByRole('main').count()).resolves.toBe(0);
  });

  test.each([
    ['', contact.incomplete],
    // In an opaque origin no script passes its integrity check, so the form does not answer.
    ['sandbox="allow-scripts"', ''],
  ])(
    'works on a host without headers and does not change the outer page: %s',
    async (sandbox, answer) => {
      const { page, frame, host } = await openFramed({ headers: false, sandbox });
      await frame
        .getByRole('heading', {
          level: 1,
          name: offerHeadingOf(site),
        })
        .waitFor();
      await frame.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
      await frame.getByLabel(contact.name).fill('Asha');
      const send = () => frame.getByRole('button', { name: contact.send }).click();
      await (answer ? expectToast(frame, answer, send) : send());
      await frame.getByRole('navigation').getByRole('link', { name: navigation.about }).click();
      await frame.getByRole('heading', { level: 1, name: navigation.about }).waitFor();

      await frame.getByRole('navigation').getByRole('link', { name: navigation.contact }).click();
      await expect(frame.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
      expect(new URL(page.url()).origin).toBe(host);
    },
  );
});

describe.each(CONTRASTING_SITES)(
  'a script of $name that fails once with 503 is requested again',
  ({ name, edition }) => {
    const { contact } = edition.strings;

    const pressSend = (page: Page) => pressOnce(page.getByRole('button', { name: contact.send }));

    test.each<[string, (page: Page) => Promise<unknown>]>([
      ['at the next press', pressSend],
      [
        'when the network returns',
        (page) => page.evaluate(() => dispatchEvent(new Event('online'))),
      ],
    ])('%s, and the press is answered', async (_, act) => {
      // With a stopped clock, the page does not request the script again by itself.
      const { page, requests } = await open(name, {
        ...PHONE,
        path: '/#contact',
        before: stopClock,
      });
      const failed = new Set<string>();
      await page.route('**/_next/static/chunks/*', async (route) => {
        const url = route.request().url();
        if (failed.has(url)) return route.continue();
        failed.add(url);
        return route.fulfill({ status: 503, body: '' });
      });
      const failures = () => requests.filter((url) => failed.has(url));

      const refusal = page.waitForResponse((response) => response.status() === 503);
      await pressSend(page);
      await refusal;
      await page.waitForLoadState('networkidle');
      expect(failures()).toHaveLength(failed.size);
      await act(page);

      await page.getByText(contact.incomplete).waitFor();
      expect(failed.size).toBeGreaterThan(0);
      expect(failures()).toHaveLength(2 * failed.size);
    });
  },
);

describe.each(CONTRASTING_SITES)(
  'one press on Send Message of $name is answered when the scripts can be loaded',
  ({ name, edition }) => {
    const { contact } = edition.strings;

    let proxy: Proxy;
    beforeEach(async () => {
      proxy = await startProxy(servedExport(name).origin);
    });
    afterEach(() => proxy.close());

    test.each<[string, 'fails' | 'hangs', (page: Page) => Promise<unknown>]>([
      [
        'some time after the network has returned',
        'fails',
        async (page) => {
          const failed = page.waitForEvent('requestfailed');
          await page.evaluate(() => dispatchEvent(new Event('online')));
          await failed;
        },
      ],
      [
        'after the network has returned while their requests still hung',
        'hangs',
        async (page) => {
          await page.evaluate(() => dispatchEvent(new Event('online')));
          proxy.network = 'fails';
          const failed = page.waitForEvent('requestfailed');
          proxy.dropConnections();
          await failed;
        },
      ],
    ])('%s', async (_, network, returnNetwork) => {
      const { page } = await open(name, { ...PHONE, path: '/#contact', origin: proxy.origin });
      await page.getByLabel(contact.name).evaluate((field: HTMLInputElement) => {
        field.value = 'Asha';
      });
      proxy.network = network;

      await expectToast(page, contact.incomplete, async () => {
        const asked =
          network === 'hangs' ? page.waitForEvent('request') : page.waitForEvent('requestfailed');
        await pressOnce(page.getByRole('button', { name: contact.send }));
        await asked;
        await returnNetwork(page);
        proxy.network = 'works';
      });

      await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
    });
  },
);

describe.each(CONTRASTING_SITES)(
  'a visitor of $name whose press on Send Message stays without an answer is told how else to reach the company',
  ({ name, edition, company }) => {
    const { contact } = edition.strings;

    test.each<[string, (page: Page) => Promise<unknown>]>([
      [
        'the scripts and the one that recovers them answer 404',
        (page) =>
          page.route(/\/_next\/|\/recovery\.js/, (route) =>
            route.fulfill({ status: 404, body: '' }),
          ),
      ],
      ['they hang', (page) => page.route(/\/_next\/|\/recovery\.js/, () => undefined)],
    ])('if %s, until the scripts come', async (_, hold) => {
      const { page } = await open(name, { ...PHONE, path: '/#contact', before: hold });
      const alert = page.locator('form').getByRole('alert');
      await page.getByLabel(contact.name).fill('Asha');
      await page.getByRole('button', { name: contact.send }).click();

      await alert.getByText(contact.delayed).waitFor();
      const link = alert.getByRole('link', { name: company.phone || company.email });
      await expect(link.getAttribute('href')).resolves.toMatch(
        company.phone ? /^tel:\+?\d+$/ : `mailto:${company.email}`,
      );
      await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');

      await expectToast(page, contact.incomplete, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.evaluate(() => dispatchEvent(new Event('online')));
      });
      await alert.waitFor({ state: 'hidden' });
    });

    test('and not before some seconds have passed', async () => {
      const { page } = await open(name, {
        ...PHONE,
        path: '/#contact',
        before: (page) => page.route('**/_next/**', () => undefined),
      });
      const heightOfForm = () =>
        page.locator('form').evaluate((form: HTMLElement) => form.offsetHeight);
      const before = await heightOfForm();
      await page.getByRole('button', { name: contact.send }).click();
      const animation = await page
        .locator('form [role=alert]')
        .evaluateHandle((alert) => alert.getAnimations()[0]);
      await animation.evaluate((pending) => {
        pending?.pause();
        if (pending) pending.currentTime = 4900;
      });

      await page.locator('form').getByRole('alert').waitFor({ state: 'hidden' });
      await expect(heightOfForm()).resolves.toBe(before);
      await animation.evaluate((pending) => pending?.play());
      await page.locator('form').getByRole('alert').waitFor();
    });
  },
);
