import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts/web-font-constants';
import { expectedSlideLabel, swiperSlide, waitForAutoplay } from './setup/banner';
import { siteConfigIs } from './setup/before-load';
import { hydrated, setUpBrowser, type VisitOptions } from './setup/open-page';
import { BUILD_MODES, serveBuildMode } from './setup/serve-build-mode';
import { EXAMPLE_SITE, offerHeadingOf } from './setup/sites';
import { expectToast } from './setup/toasts';
import { fillIn, navigationLink } from './setup/visitor-actions';
import { waitUntil, waitUntilStored } from './setup/wait-until';

const open = setUpBrowser();
const { name, variant, company } = EXAMPLE_SITE;
const { banner, contact, navigation } = variant.messages;

// The components behave the same in each. `next dev` is slow, because it computes the page for each
// visit, so it does not repeat the tests of one component.
describe.each(BUILD_MODES)(`in the %s of ${name},`, (build) => {
  let served: Awaited<ReturnType<typeof serveBuildMode>>;

  beforeAll(async () => {
    served = await serveBuildMode(build);
    // `next dev` compiles the page for its first request. Before that, it has answered an unknown
    // path differently.
    const unknown = await fetch(`${served.origin}/unknown`);
    expect(unknown.status).toBe(404);
    await fetch(served.origin);
  }, 400_000);
  afterAll(() => served.close());

  const visit = (options: VisitOptions = {}) => open(name, { ...options, origin: served.origin });

  const button = (page: Page, label: string) => page.getByRole('button', { name: label });
  const slide = (page: Page, position: number) =>
    page.getByRole('group', { name: expectedSlideLabel(variant, position) });

  async function expectSection(page: Page, section: 'home' | 'about' | 'contact'): Promise<void> {
    const marked = page.locator('header nav [aria-current=true]');
    await marked.filter({ hasText: navigation[section] }).waitFor();
    await expect(marked.count()).resolves.toBe(1);
    // A fragment that no element has is repaired after the first paint.
    await page.locator(`#${section}`).waitFor();
    const shown = await page
      .locator('main > section:visible')
      .evaluateAll((sections) => sections.map((section) => section.id));
    expect(shown).toEqual([section]);
  }

  test('React adopts the HTML and its styles as they are, and the banner pauses, plays, rotates, and shows the neighbours of a slide', async () => {
    const { page, errors } = await visit();
    // A locator would also find the styles of Next's overlay, which come and go in its shadow tree.
    const styles = () =>
      page.evaluate(() => Array.from(document.querySelectorAll('style'), (one) => one.outerHTML));
    const before = await styles();
    await hydrated(page);
    await expect(styles()).resolves.toEqual(before);

    await button(page, banner.pause).click();
    await button(page, banner.play).waitFor();
    await page.mouse.move(0, 0);
    await waitForAutoplay(page, false);
    // The banner may have rotated before Pause.
    const start = await swiperSlide(page);
    await button(page, banner.next).click();
    await slide(page, start + 1).waitFor();
    await button(page, banner.previous).click();
    await slide(page, start).waitFor();

    await button(page, banner.play).click();
    await page.mouse.move(0, 0);
    await waitForAutoplay(page, true);
    await slide(page, start + 1).waitFor();
    expect(errors).toEqual([]);
  });

  test('a link to the form opens it, which names what is missing, leads to it, and answers with a toast', async () => {
    // As mail programs and ad networks write it.
    const { page } = await visit({ path: '/#%63ontact?utm_source=x' });
    await expectSection(page, 'contact');
    await hydrated(page);
    const field = page.getByLabel(contact.name);
    await expectToast(page, contact.incomplete, () => button(page, contact.send).click());
    await page.getByText(contact.missing.Name).waitFor();
    await expect(field.getAttribute('aria-invalid')).resolves.toBe('true');
    await expect(field.evaluate((element) => element.matches(':focus'))).resolves.toBe(true);

    await fillIn(page, contact);
    await expectToast(page, contact.success, () => button(page, contact.send).click());
    await page.getByText(contact.missing.Name).waitFor({ state: 'detached' });
    await expect(field.inputValue()).resolves.toBe('Asha');
  });

  if (build === 'next dev') {
    test('a setting that becomes wrong is shown with its file and line, until it is right again', async () => {
      const file = join(served.project ?? '', '.env.local');
      const answers = async () => (await fetch(served.origin)).text();
      const problem = 'NEXT_PUBLIC_EMAIL (.env.local:2) was';
      writeFileSync(file, '# Acme\nNEXT_PUBLIC_EMAIL=nobody\n');
      await waitUntil('the page shows the problem', async () =>
        (await answers()).includes(problem),
      );
      writeFileSync(file, '');
      await waitUntil('the page is back', async () => (await fetch(served.origin)).ok);
    });
    return;
  }

  test('an unknown fragment shows Home, the navigation shows and marks a section, from its top, and Back returns to the one before (PRODUCT rule 16)', async () => {
    const { page, requests } = await visit({ path: '/#nowhere' });
    await expectSection(page, 'home');
    const choose = async (section: 'home' | 'about' | 'contact') => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await navigationLink(page, navigation[section]).click();
      await expectSection(page, section);
      const bar = await page.locator('header').boundingBox();
      const shown = await page.locator(`#${section}`).boundingBox();
      expect(shown?.y).toBeCloseTo(bar?.height ?? 0, 0);
    };

    await choose('about');
    await choose('contact');
    await choose('home');
    await page.goBack();
    await expectSection(page, 'contact');
    await page.goBack();
    await expectSection(page, 'about');
    expect(requests.filter((url) => new URL(url).pathname === '/')).toHaveLength(1);
  });

  test('the banner stops while a mouse is over it, and for the keyboard focus', async () => {
    // In the finished export the mouse hydrates it.
    const { page } = await visit();
    await page.getByRole('region', { name: banner.label }).hover();
    await waitForAutoplay(page, false);
    await page.mouse.move(0, 0);
    await waitForAutoplay(page, true);

    await button(page, banner.next).focus();
    await button(page, banner.play).waitFor();
    await waitForAutoplay(page, false);
  });

  test('the banner waits for Play with reduced motion, and cannot be dragged', async () => {
    const { page } = await visit({ reducedMotion: 'reduce' });
    await hydrated(page);
    await waitForAutoplay(page, false);
    const row = page.locator('.swiper-wrapper');
    const box = await row.boundingBox();
    if (!box) throw new Error('The banner has no box.');
    await page.mouse.move(box.x + 300, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, box.y + 40, { steps: 10 });
    await page.mouse.up();
    await expect(row.boundingBox()).resolves.toEqual(box);

    await button(page, banner.play).click();
    await page.mouse.move(0, 0);
    await waitForAutoplay(page, true);
  });

  test('/site-config.js changes the name, address, email and copyright, also if it comes after hydration (PRODUCT rule 30), and the web font comes', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    const values = {
      comName: 'Renamed Finance',
      email: 'care@renamed.example',
      address: '2 Renamed Road | 3 Renamed Road',
      copyright: '© Renamed',
    };
    // A request between the first paint and the load event delays the load event.
    const before = siteConfigIs(values, asked);
    const { page, errors } = await visit({ waitUntil: 'domcontentloaded', before });
    await hydrated(page);
    await expect(page.getByRole('banner').innerText()).resolves.toContain(company.name);
    answer();

    await page.getByRole('banner').getByText(values.comName).waitFor();
    await expect(page.title()).resolves.toBe(values.comName);
    // Two offices have two lines.
    const office = page.locator('footer').getByText('2 Renamed Road');
    await expect(office.innerText()).resolves.toBe('2 Renamed Road\n3 Renamed Road');
    await page.getByText(values.copyright).waitFor();
    const emails = await page
      .getByRole('link', { name: values.email })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(emails)).toEqual(new Set([`mailto:${values.email}`]));
    await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
    expect(errors).toEqual([]);
  });

  // offline.test.ts tests the finished export.
  if (build === 'raw export')
    test('a page opens again without a network', async () => {
      const { page } = await visit({ serviceWorkers: 'allow' });
      await hydrated(page);
      await waitUntilStored(page);
      await served.close();
      await page.reload();

      await page.getByRole('heading', { level: 1, name: offerHeadingOf(EXAMPLE_SITE) }).waitFor();
      await hydrated(page);
    });
});
