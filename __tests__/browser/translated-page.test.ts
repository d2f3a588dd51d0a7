import type { Page } from 'playwright-core';
import { holdScripts } from './setup/hold-scripts';
import { hydrated, setUpBrowser, waitForReact } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { saveData } from './setup/save-data';
import { offerHeadingOf } from './setup/sites';
import { smokeTest } from './setup/smoke-test';
import {
  recordSwiperChanges,
  waitForAutoplay,
  waitForSwiperChanges,
} from './setup/swiper-slide-changes';

const open = setUpBrowser();

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

describe(`the translated page of ${CONFIGURED_SITE.name} works`, () => {
  const site = CONFIGURED_SITE;
  const { name, variant } = site;
  const { banner, contact, navigation } = variant.messages;

  test.each(['home', 'contact'] as const)(
    'when %s was rewritten before the script came',
    async (section) => {
      // Otherwise a deep link loads the script at once.
      const { page } = await open(name, { path: `/#${section}`, before: saveData });
      await translate(page);

      await hydrated(page);

      await page
        .getByRole('heading', {
          level: 1,
          name: section === 'home' ? offerHeadingOf(site) : navigation[section],
        })
        .waitFor();
      await smokeTest(page, site, section);
      await page.getByRole('status').getByText(contact.incomplete).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: banner.pause }).waitFor();
    },
  );

  test('and keeps its translation and every key that is typed while React comes', async () => {
    let release = () => {};
    const { page } = await open(name, {
      before: async (opened) => (release = await holdScripts(opened)),
    });
    await translate(page);
    await page.getByRole('navigation').getByRole('link').last().click();
    const field = page.getByLabel(contact.message);
    await field.focus();
    const text = 'Please call me. '.repeat(4);
    const typed = page.keyboard.type(text, { delay: 5 });
    release();
    await typed;
    await waitForReact(page, 'nav, form');

    await expect(field.inputValue()).resolves.toBe(text);
    await expect(page.locator('nav a font').count()).resolves.toBe(3);
    await expect(page.locator('label font').count()).resolves.toBe(3);
  });

  test('if it was translated after hydration', async () => {
    const { page, faults } = await open(name);
    await hydrated(page);
    await translate(page);

    await smokeTest(page, site);
    // The banner may have turned since, and it stops while the pointer is on the button.
    const next = page.getByRole('button', { name: banner.next });
    await next.hover();
    await waitForAutoplay(page, false);
    await recordSwiperChanges(page);
    await next.click();
    await waitForSwiperChanges(page, 1);
    expect(faults).toEqual([]);
  });
});
