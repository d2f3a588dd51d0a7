import type { Locator, Page } from 'playwright-core';
import { WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts/web-font-constants';
import { hydrated, setUpBrowser, stopClock, type VisitOptions } from './setup/open-page';
import { CONTRASTING_SITES } from './setup/sites';
import { recordedToasts, recordToasts } from './setup/toasts';
import { fillIn, pressSend } from './setup/visitor-actions';

const open = setUpBrowser();

const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN };

const shownToast = (page: Page) => page.getByRole('status').innerText();

describe.each(CONTRASTING_SITES)('the contact form of $name', ({ name, variant: { messages } }) => {
  const { contact } = messages;

  /** Opens the form, with a stopped clock. */
  async function openForm(visit: VisitOptions = {}) {
    const visited = await open(name, { path: '/#contact', before: stopClock, ...visit });
    await hydrated(visited.page);
    return visited;
  }

  test('answers a complete form with a toast, also for ten clicks, makes no request, and keeps the typed text (PRODUCT rule 26)', async () => {
    const { page, requests } = await openForm();
    // The font is the last file that the page requests by itself.
    await page.locator(`[${WEB_FONT_ATTRIBUTE}]`).waitFor();
    await fillIn(page, contact);
    await recordToasts(page);
    const before = requests.length;
    await pressSend(page, contact);

    await expect(shownToast(page)).resolves.toBe(contact.success);
    await page.clock.runFor(10_000);
    await expect(page.getByLabel(contact.email).inputValue()).resolves.toBe('not an email at all');
    await page.getByRole('button', { name: contact.send }).evaluate((button: HTMLButtonElement) => {
      for (let click = 0; click < 10; click++) button.click();
    });
    await page.clock.runFor(10_000);
    await expect(recordedToasts(page)).resolves.toEqual(
      [1, 2].flatMap(() => [contact.success, '']),
    );
    expect(requests.slice(before)).toEqual([]);
  });

  test('shows a toast below the bar, and on a wide screen beside Send, also if a translator makes it longer', async () => {
    const { page } = await openForm();
    await pressSend(page, contact);
    const toast = page.getByRole('status').getByRole('paragraph');
    const boxOf = async (element: Locator) => {
      const { x, y, width, height } = (await element.boundingBox()) ?? NOWHERE;
      return { left: x, right: x + width, top: y, bottom: y + height, height };
    };

    for (const width of [320, 360, 600, 704, 768, 844, 960, 1280, 1920]) {
      await page.setViewportSize({ width, height: width < 960 ? 740 : 1000 });
      const shown = await boxOf(toast);
      const form = await boxOf(page.locator('form'));
      const button = await boxOf(page.getByRole('button', { name: contact.send }));
      expect(shown.left).toBeGreaterThan(0);
      const bar = await boxOf(page.getByRole('banner'));
      // It never covers the navigation.
      expect(shown.top).toBeGreaterThanOrEqual(bar.bottom);
      if (width < 1200) {
        expect(shown.right).toBeCloseTo(form.right, 0);
        // It is on one line.
        expect(shown.height).toBeLessThan(56);
      } else {
        expect(shown.left).toBeGreaterThan(button.right);
        expect(Math.abs(shown.top + shown.bottom - button.top - button.bottom)).toBeLessThan(32);
        expect(shown.right).toBeLessThan(form.right);
      }
    }
    await page.setViewportSize({ width: 640, height: 360 });
    await toast.evaluate((shown) => shown.append(' again and again'.repeat(9)));
    const { left, right } = await boxOf(toast);
    expect([left > 0, right < 640]).toEqual([true, true]);
  });
});
