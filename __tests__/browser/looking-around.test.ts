import { copies } from '@/lib/region/editions';
import { SCREENS } from '@/lib/routes';
import { REGIONS } from '@/lib/region/regions';
import { bannerStarted, hydrated, setUpBrowser } from './setup/site';

const open = setUpBrowser();
describe.each(REGIONS)('looking around the site of %s', (region) => {
  const copy = copies[region].en;

  test('Home is shown at first: banner, offer, features, footer', async () => {
    const { page } = await open(region);

    await expect(page.title()).resolves.toBe('Example Finance');
    await page.getByRole('region', { name: 'Our loan offer' }).waitFor();
    await page
      .getByRole('heading', {
        level: 1,
        name: `Loans from ${copy.offer.from} to ${copy.offer.to} within 2 hours`,
      })
      .waitFor();
    for (const { before, amount, after } of copy.features)
      await page
        .getByRole('heading', { name: `${before} ${amount} ${after}`.trim(), exact: true })
        .waitFor();
    await page.getByText('1 Example Street, Exampleville').waitFor();
    await page.getByText('© Example Finance. All rights reserved.').waitFor();
  });

  test('the banner is its slides and three buttons, and has no dots', async () => {
    const { page } = await open(region);
    await bannerStarted(page);
    const banner = page.getByRole('region', { name: 'Our loan offer' });

    await expect(banner.getByRole('button').count()).resolves.toBe(3);
    const others = await banner.evaluate((section) =>
      [...section.querySelectorAll(':not(:has(*))')]
        .filter((mark) => !mark.closest('button, [role="group"]'))
        .map(({ outerHTML }) => outerHTML),
    );
    expect(others).toEqual([]);
  });

  test.each([
    ['About us', 'about', ['home', 'contact']],
    ['Contact us', 'contact', ['home', 'about']],
    ['Home', 'home', ['about', 'contact']],
  ])('choosing %s shows only that section, from its top', async (item, shown, hidden) => {
    const { page } = await open(region, { path: item === 'Home' ? '/#contact' : '/' });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

    await page.getByRole('navigation').getByRole('link', { name: item }).click();

    await page.locator(`#${shown}`).waitFor({ state: 'visible' });
    for (const id of hidden) await page.locator(`#${id}`).waitFor({ state: 'hidden' });
    await expect(page.locator('nav [aria-current="true"]').allTextContents()).resolves.toEqual([
      item,
    ]);
    const top = await page
      .locator(`#${shown}`)
      .evaluate((section) => section.getBoundingClientRect().top);
    expect(Math.round(top)).toBe(await page.locator('header').evaluate((bar) => bar.clientHeight));
  });

  test('Back returns to the section before, without another request for the page', async () => {
    const { page, requests } = await open(region);
    await hydrated(page);
    await page.getByRole('link', { name: 'About us' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();

    await page.goBack();

    await page.getByRole('heading', { name: 'About us' }).waitFor();
    await page.locator('nav [aria-current]', { hasText: 'About us' }).waitFor();
    expect(requests.filter((address) => new URL(address).pathname === '/')).toHaveLength(1);
  });

  test.each(['/#contact', '/#%63ontact'])('the deep link %s opens Contact us', async (path) => {
    const { page } = await open(region, { path });

    await page.getByRole('button', { name: 'Send Message' }).waitFor();
    await hydrated(page);
    await page.locator('nav [aria-current]', { hasText: 'Contact us' }).waitFor();
    await page.locator('#home').waitFor({ state: 'hidden' });
  });

  test('an unknown fragment shows Home', async () => {
    const { page } = await open(region, { path: '/#nowhere' });

    await page.getByRole('heading', { level: 1 }).waitFor();
    await hydrated(page);
    await page.locator('nav [aria-current]', { hasText: 'Home' }).waitFor();
  });

  test('About us holds nothing but its heading', async () => {
    const { page } = await open(region, { path: '/#about' });

    await expect(page.locator('#about').innerText()).resolves.toBe('About us');
  });

  test('Mail Us and Call Us are blank while no email and no phone is configured', async () => {
    const { page } = await open(region, { path: '/#contact' });

    for (const block of ['Mail Us', 'Call Us']) {
      await expect(
        page.getByRole('heading', { name: block }).locator('..').innerText(),
      ).resolves.toBe(block);
    }
    await expect(page.locator('#contact').getByRole('link').count()).resolves.toBe(0);
  });

  test.each(SCREENS)('%s is an empty page that search engines leave out', async (screen) => {
    const { page, faults } = await open(region, { path: `/${screen}` });

    await expect(page.title()).resolves.toBe('Example Finance');
    await expect(page.getByRole('main').innerText()).resolves.toBe('');
    await expect(page.locator('body').innerText()).resolves.toBe('');
    await expect(page.locator('meta[name="robots"]').getAttribute('content')).resolves.toMatch(
      /noindex/,
    );
    expect(faults).toEqual([]);
  });

  test.each(['/', '/repay', '/no/such/page'])('every link of %s leads somewhere', async (path) => {
    const { page } = await open(region, { path });
    const links = await page
      .locator('a[href^="/"], a[href^="#"]')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));

    for (const link of new Set(links)) {
      const response = await page.goto(link);
      const { hash } = new URL(link);
      const target = hash ? await page.locator(hash).count() : 1;
      expect({ link, answered: response === null || response.ok(), target }).toEqual({
        link,
        answered: true,
        target: 1,
      });
    }
  });

  test('an address that leads nowhere answers 404, and leads home', async () => {
    const { page } = await open(region);
    const response = await page.goto(new URL('/no/such/page', page.url()).href);

    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { level: 1, name: /^Loans from/ }).waitFor();
  });

  test('a visit to every section asks no other origin for anything and leaves no error', async () => {
    const { page, faults, requests } = await open(region);
    await hydrated(page);
    for (const item of ['About us', 'Contact us', 'Home']) {
      await page.getByRole('navigation').getByRole('link', { name: item }).click();
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');

    expect(
      requests.filter((address) => new URL(address).origin !== new URL(page.url()).origin),
    ).toEqual([]);
    expect(faults).toEqual([]);
  });
});
