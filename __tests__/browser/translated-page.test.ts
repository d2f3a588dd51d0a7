import type { Page } from 'playwright-core';
import { expectedSlideLabel, swiperSlide, waitForAutoplay } from './setup/banner';
import { holdScripts, saveData } from './setup/before-load';
import { hydrated, setUpBrowser, waitForReact } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/sites';
import { smokeTest } from './setup/visitor-actions';

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
  const { banner, contact } = variant.messages;

  test.each(['before', 'after'])('if it was translated %s hydration', async (time) => {
    const { page, errors } = await open(name, { path: '/#contact', before: saveData });
    if (time === 'before') await translate(page);
    await hydrated(page);
    if (time === 'after') await translate(page);

    await smokeTest(page, site, 'contact');
    await page.getByRole('status').getByText(contact.incomplete).waitFor({ state: 'detached' });
    // The banner may have changed its slide since, and stops while the pointer is on the button.
    const next = page.getByRole('button', { name: banner.next });
    await next.hover();
    await waitForAutoplay(page, false);
    const after = expectedSlideLabel(variant, (await swiperSlide(page)) + 1);
    await next.click();
    await page.getByRole('group', { name: after }).waitFor();
    // React reports a text that it finds changed when it hydrates it.
    if (time === 'after') expect(errors).toEqual([]);
  });

  test('and keeps its translation and every key that is typed during hydration', async () => {
    const { before, release } = holdScripts();
    const { page } = await open(name, { before });
    await translate(page);
    await page.getByRole('banner').getByRole('navigation').getByRole('link').last().click();
    const field = page.getByLabel(contact.message);
    await field.focus();
    const text = 'Please call me. '.repeat(4);
    const typed = page.keyboard.type(text, { delay: 5 });
    release();
    await typed;
    await waitForReact(page, 'header nav, form');

    await expect(field.inputValue()).resolves.toBe(text);
    await expect(page.locator('header nav a font').count()).resolves.toBe(3);
    await expect(page.locator('label font').count()).resolves.toBe(3);
  });
});
