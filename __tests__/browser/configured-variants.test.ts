import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { LINK_SETTINGS } from '@/lib/config/legal-facts';
import { en } from '@/lib/region/strings/en';
import { copies } from '@/lib/region/variants';
import { collectStrings } from './setup/collect-strings';
import { EXPECTED_RENDERED_VALUES, CONFIGURED_COMPANIES } from './setup/configured-companies';
import { CONFIGURED_SITES } from './setup/exports';
import { waitForSwiper, hydrated, servedExport, setUpBrowser } from './setup/open-page';
import { recordViolations, violations } from './setup/policy-violations';
import { expectToast } from './setup/toasts';

/**
 * What people read or hear on a page: its texts, and the attributes that hold words. Hidden
 * sections are included.
 */
function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style')) words.push(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'])
        words.push(element.getAttribute(name) ?? '');
    }
    return words.filter(Boolean);
  });
}

const open = setUpBrowser();

/** Where a link of the footer leads. */
const linkOf = (page: Page, text: string) =>
  page.locator('footer').getByRole('link', { name: text, exact: true }).getAttribute('href');

describe.each(CONFIGURED_SITES)('the export $name', ({ name, variant }) => {
  const settings = CONFIGURED_COMPANIES[name];
  const expected = EXPECTED_RENDERED_VALUES[name];
  const { copy, strings, locale, region } = variant;
  const company = {
    comName: settings.NEXT_PUBLIC_COM_NAME,
    email: settings.NEXT_PUBLIC_EMAIL,
    address: settings.NEXT_PUBLIC_ADDRESS,
    copyright: settings.NEXT_PUBLIC_COPYRIGHT,
  };
  const file = (path: string) => readFileSync(join(servedExport(name).folder, path), 'utf8');
  const choose = (page: Page, section: 'home' | 'about' | 'contact') =>
    page
      .getByRole('navigation')
      .getByRole('link', { name: strings.navigation[section], exact: true })
      .click();

  test('tells search engines and shared links its name, language and URLs', async () => {
    const { page } = await open(name);
    const content = (selector: string) => page.locator(selector).getAttribute('content');

    await expect(page.title()).resolves.toBe(company.comName);
    await expect(page.locator('html').getAttribute('lang')).resolves.toBe(locale);
    await expect(content('meta[name=description]')).resolves.toBe(copy.description);
    await expect(content('meta[property="og:title"]')).resolves.toBe(company.comName);
    await expect(content('meta[property="og:locale"]')).resolves.toBe(locale.replace('-', '_'));
    await expect(page.locator('link[rel=canonical]').getAttribute('href')).resolves.toBe(
      expected.siteUrl,
    );
    const alternates = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(Object.fromEntries(alternates)).toEqual(expected.hreflang);
    expect(file('robots.txt')).toContain(`Sitemap: ${expected.siteUrl}/sitemap.xml`);
    expect(file('sitemap.xml')).toContain(`<loc>${expected.siteUrl}/</loc>`);
  });

  test('has a picture for shared links at its own URL', async () => {
    const { page } = await open(name);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { origin, pathname } = new URL(picture ?? '');
    expect(origin).toBe(expected.siteUrl);
    await expect(
      sharp(join(servedExport(name).folder, pathname)).metadata(),
    ).resolves.toMatchObject({ width: 1200, height: 630 });
  });

  test('states the facts of the company as structured data', async () => {
    const { page } = await open(name);
    const data = await page.locator('script[type="application/ld+json"]').textContent();

    const [organisation, app] = JSON.parse(data ?? '') as unknown[];
    expect(app).toEqual({
      '@context': 'https://schema.org',
      '@type': 'MobileApplication',
      installUrl: expected.app.url,
      applicationCategory: 'FinanceApplication',
      operatingSystem: expected.app.operatingSystem,
      publisher: { '@id': '#company' },
    });
    expect(organisation).toMatchObject({
      '@type': 'FinancialService',
      name: company.comName,
      url: expected.siteUrl,
      email: company.email,
      telephone: settings.NEXT_PUBLIC_PHONE,
      address: company.address,
      identifier: [{ value: settings.NEXT_PUBLIC_CIN }, { value: settings.NEXT_PUBLIC_NBFC }],
      contactPoint: {
        name: settings.NEXT_PUBLIC_COMPLAINTS_NAME,
        telephone: settings.NEXT_PUBLIC_COMPLAINTS_PHONE,
        email: settings.NEXT_PUBLIC_COMPLAINTS_EMAIL,
      },
      feesAndCommissionsSpecification: settings.NEXT_PUBLIC_LOAN_EXAMPLE,
    });
  });

  test('has the values in its manifest and in site-config.js', async () => {
    const { page } = await open(name);

    const manifest = JSON.parse(file('manifest.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: company.comName,
      lang: locale,
      description: copy.description,
    });
    expect(manifest['related_applications']).toEqual(expected.app.related);
    const siteConfig = await page.waitForFunction(
      () => (window as unknown as { siteConfig?: unknown }).siteConfig,
    );
    expect(await siteConfig.jsonValue()).toEqual(company);
  });

  test('shows every fact in the footer, unchanged also after hydration', async () => {
    const { page } = await open(name);
    await hydrated(page);
    const facts = await page.locator('footer').locator('p, dd, dd a').allTextContents();

    expect(facts).toEqual(
      expect.arrayContaining([
        ...Object.values(company),
        settings.NEXT_PUBLIC_PHONE,
        settings.NEXT_PUBLIC_CIN,
        settings.NEXT_PUBLIC_NBFC,
        settings.NEXT_PUBLIC_LICENCE,
        settings.NEXT_PUBLIC_LENDER,
        settings.NEXT_PUBLIC_COMPLAINTS_NAME,
      ]),
    );
    await expect(linkOf(page, company.email)).resolves.toBe(`mailto:${company.email}`);
    await expect(linkOf(page, settings.NEXT_PUBLIC_PHONE)).resolves.toBe(expected.phoneLink);
    for (const [text, href] of [
      [settings.NEXT_PUBLIC_LENDER, settings.NEXT_PUBLIC_LENDER_URL],
      [settings.NEXT_PUBLIC_COMPLAINTS_PHONE, expected.complaintsLink],
      [settings.NEXT_PUBLIC_COMPLAINTS_EMAIL, `mailto:${settings.NEXT_PUBLIC_COMPLAINTS_EMAIL}`],
      ...(Object.keys(LINK_SETTINGS) as (keyof typeof LINK_SETTINGS)[]).map(
        (link) => [strings.footer[link], settings[LINK_SETTINGS[link]]] as const,
      ),
    ] as const)
      await expect(linkOf(page, text)).resolves.toBe(href);
  });

  test('links the offer to the app, then to the form, without overlap at any width', async () => {
    const { page } = await open(name);
    const link = (text: string) =>
      page.locator('#home').getByRole('link', { name: text, exact: true });
    const app = link(strings.offer.getApp);
    const ask = link(copy.offer.action);

    await expect(app.getAttribute('href')).resolves.toBe(expected.app.url);
    await expect(ask.getAttribute('href')).resolves.toBe('#contact');
    for (const width of [320, 360, 640, 704, 800, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const first = await app.boundingBox();
      const second = await ask.boundingBox();
      if (!first || !second) throw new Error(`A link has no box at ${width} px.`);
      const beside = second.x >= first.x + first.width + 8;
      const below = second.y >= first.y + first.height + 8;
      expect({ width, apart: beside || below }).toEqual({ width, apart: true });
    }
  });

  test('shows the terms of the offer, in the colours of the company', async () => {
    const { page } = await open(name, { colorScheme: 'light' });
    const { offer } = strings;

    for (const [label, value] of [
      [offer.termInDays, settings.NEXT_PUBLIC_TERM_IN_DAYS],
      [offer.interestRate, settings.NEXT_PUBLIC_INTEREST_RATE],
      [offer.repaymentDate, settings.NEXT_PUBLIC_REPAYMENT_DATE],
      [offer.maxApr, settings.NEXT_PUBLIC_MAX_APR],
    ] as const) {
      await expect(
        page.locator('#home dt', { hasText: label }).locator('+ dd').textContent(),
      ).resolves.toBe(value);
    }
    await page.getByText(settings.NEXT_PUBLIC_LOAN_EXAMPLE).waitFor();
    await page.getByText(settings.NEXT_PUBLIC_RISK_WARNING).waitFor();
    await choose(page, 'contact');
    const panel = await page
      .getByRole('heading', { level: 1, name: strings.navigation.contact })
      .locator('..')
      .evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return { backgroundColor, color };
      });
    expect(panel).toEqual({ backgroundColor: expected.accent, color: expected.onAccent });
    await expect(
      page.locator('body').evaluate((body) => getComputedStyle(body).color),
    ).resolves.toBe(expected.text);
  });

  test('has a banner, sections and a form that work without a policy violation or an error', async () => {
    const { page, faults } = await open(name, {
      serviceWorkers: 'allow',
      before: recordViolations,
    });
    await waitForSwiper(page);
    const { banner, contact } = strings;
    await page.getByRole('button', { name: banner.next }).click();
    await page.getByRole('button', { name: banner.previous }).click();
    await choose(page, 'about');
    await page.getByRole('heading', { name: strings.navigation.about }).waitFor();
    await choose(page, 'contact');
    for (const link of [company.email, settings.NEXT_PUBLIC_PHONE])
      await page.locator('#contact').getByRole('link', { name: link, exact: true }).waitFor();
    const send = page.getByRole('button', { name: contact.send });
    await expectToast(page, contact.incomplete, () => send.click());
    for (const message of Object.values(contact.missing)) await page.getByText(message).waitFor();
    for (const field of [contact.name, contact.email, contact.message])
      await page.getByRole('textbox', { name: field }).fill('asha@mail.example');
    await expectToast(page, contact.success, () => send.click());
    await choose(page, 'home');
    await page.getByRole('heading', { level: 1, name: copy.offer.from }).waitFor();
    if (expected.workers > 0) await page.waitForFunction(() => navigator.serviceWorker.controller);

    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(workers).toHaveLength(expected.workers);
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('keeps the phone number on one line in the text below Send from 320 to 480 px', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await page.getByRole('button', { name: strings.contact.send }).evaluate((button) => {
      button.setAttribute('data-clicked', '');
      for (const animation of document.getAnimations()) animation.finish();
    });
    const number = page.locator('form').getByRole('alert').getByRole('link');
    await number.waitFor();

    for (let width = 320; width <= 480; width += 16) {
      await page.setViewportSize({ width, height: 740 });
      const lines = await number.evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getClientRects().length;
      });
      expect({ width, lines }).toEqual({ width, lines: 1 });
    }
  });

  test('shows no English text of ours and nothing of the app settings', async () => {
    const own = collectStrings([copy, strings, settings]);
    const positions = copies[region].en.slides.map((_, index, { length }) =>
      en.banner.position.replace('{n}', `${index + 1}`).replace('{count}', `${length}`),
    );
    const english = collectStrings([en, copies[region].en, positions]).filter(
      (text) => !own.includes(text),
    );
    for (const path of ['/', '/no/such/page']) {
      const { page } = await open(name, { path });
      if (path === '/') {
        await waitForSwiper(page);
        await choose(page, 'contact');
        await page.getByRole('button', { name: strings.contact.send }).click();
        await page.getByText(strings.contact.missing.Name).waitFor();
      }
      const words = await wordsOn(page);
      expect(words.length).toBeGreaterThan(3);
      expect(words.filter((text) => english.includes(text))).toEqual([]);
    }
    expect(file('index.html')).not.toMatch(/unshown/i);
  });
});
