import { copies } from '@/lib/region/editions';
import { REGIONS } from '@/lib/region/regions';
import { LOAN_APP_SCREENS } from '@/lib/routes';
import { waitForSlider, hydrated, setUpBrowser } from './setup/open-page';

const open = setUpBrowser();
describe.each(REGIONS)('the site of %s', (region) => {
  const copy = copies[region].en;

  test('shows Home first: banner, offer, features, footer (PRODUCT rule 17)', async () => {
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

  test('has a banner of slides and three buttons, without dots (PRODUCT rule 18)', async () => {
    const { page } = await open(region);
    await waitForSlider(page);
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
  ])(
    'shows only %s, from its top, when it is chosen (PRODUCT rule 16)',
    async (item, shown, hidden) => {
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
      expect(Math.round(top)).toBe(
        await page.locator('header').evaluate((bar) => bar.clientHeight),
      );
    },
  );

  test('returns to the previous section with Back, without another request for the page', async () => {
    const { page, requests } = await open(region);
    await hydrated(page);
    await page.getByRole('link', { name: 'About us' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact us' }).click();

    await page.goBack();

    await page.getByRole('heading', { name: 'About us' }).waitFor();
    await page.locator('nav [aria-current]', { hasText: 'About us' }).waitFor();
    expect(requests.filter((address) => new URL(address).pathname === '/')).toHaveLength(1);
  });

  test.each(['/#contact', '/#%63ontact'])('opens Contact us for the deep link %s', async (path) => {
    const { page } = await open(region, { path });

    await page.getByRole('button', { name: 'Send Message' }).waitFor();
    await hydrated(page);
    await page.locator('nav [aria-current]', { hasText: 'Contact us' }).waitFor();
    await page.locator('#home').waitFor({ state: 'hidden' });
  });

  test('shows Home for an unknown fragment', async () => {
    const { page } = await open(region, { path: '/#nowhere' });

    await page.getByRole('heading', { level: 1 }).waitFor();
    await hydrated(page);
    await page.locator('nav [aria-current]', { hasText: 'Home' }).waitFor();
  });

  test('shows only a heading in About us (PRODUCT rule 19)', async () => {
    const { page } = await open(region, { path: '/#about' });

    await expect(page.locator('#about').innerText()).resolves.toBe('About us');
  });

  test('leaves Mail Us and Call Us blank without an email and a phone (PRODUCT rule 21)', async () => {
    const { page } = await open(region, { path: '/#contact' });

    for (const block of ['Mail Us', 'Call Us']) {
      await expect(
        page.getByRole('heading', { name: block }).locator('..').innerText(),
      ).resolves.toBe(block);
    }
    await expect(page.locator('#contact').getByRole('link').count()).resolves.toBe(0);
  });

  test.each(LOAN_APP_SCREENS)(
    'has an empty page with noindex at %s (PRODUCT rule 12)',
    async (screen) => {
      const { page, faults } = await open(region, { path: `/${screen}` });

      await expect(page.title()).resolves.toBe('Example Finance');
      await expect(page.getByRole('main').innerText()).resolves.toBe('');
      await expect(page.locator('body').innerText()).resolves.toBe('');
      await expect(page.locator('meta[name="robots"]').getAttribute('content')).resolves.toMatch(
        /noindex/,
      );
      expect(faults).toEqual([]);
    },
  );

  test.each(['/', '/repay', '/no/such/page'])('has no dead link at %s', async (path) => {
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

  test('answers an unknown path with 404 and a link home', async () => {
    const { page } = await open(region);
    const response = await page.goto(new URL('/no/such/page', page.url()).href);

    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.getByRole('heading', { level: 1, name: /^Loans from/ }).waitFor();
  });

  test('requests nothing from another origin and logs no error in any section', async () => {
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
