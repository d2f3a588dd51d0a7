import type { Page } from 'playwright-core';
import { clickOnce } from './setup/click-without-pointer';
import { servedExport, setUpBrowser } from './setup/open-page';
import { startProxy, type Proxy } from './setup/proxy';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { saveData } from './setup/save-data';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

describe(`one click on Send Message of ${EXAMPLE_SITE.name} is answered when the scripts can be loaded`, () => {
  const { name, variant } = EXAMPLE_SITE;
  const { contact } = variant.messages;

  let proxy: Proxy;
  beforeEach(async () => {
    proxy = await startProxy(servedExport(name).origin);
  });
  afterEach(() => proxy.close());

  test.each<[string, 'fails' | 'hangs', (page: Page) => Promise<unknown>]>([
    [
      'some time after the network returns',
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
    const { page } = await open(name, {
      path: '/#contact',
      origin: proxy.origin,
      before: saveData,
    });
    await page.getByLabel(contact.name).evaluate((field: HTMLInputElement) => {
      field.value = 'Asha';
    });
    proxy.network = network;

    await expectToast(page, contact.incomplete, async () => {
      const asked =
        network === 'hangs' ? page.waitForEvent('request') : page.waitForEvent('requestfailed');
      await clickOnce(page.getByRole('button', { name: contact.send }));
      await asked;
      await returnNetwork(page);
      proxy.network = 'works';
    });

    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });
});

describe(`a visitor of ${EXAMPLE_SITE.name} whose click on Send Message stays without an answer is told how else to reach the company`, () => {
  const { name, variant, company } = EXAMPLE_SITE;
  const { contact } = variant.messages;

  test.each<[string, (page: Page) => Promise<unknown>]>([
    [
      'the scripts and the one that recovers them answer 404',
      (page) =>
        page.route(/\/_next\/|\/recovery\.js/, (route) => route.fulfill({ status: 404, body: '' })),
    ],
    [
      'the scripts and the one that recovers them hang',
      (page) => page.route(/\/_next\/|\/recovery\.js/, () => undefined),
    ],
  ])('if %s, until the scripts come', async (_, hold) => {
    const { page } = await open(name, { path: '/#contact', waitUntil: 'commit', before: hold });
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

  test('but only after some seconds', async () => {
    const { page } = await open(name, {
      path: '/#contact',
      waitUntil: 'commit',
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
});
