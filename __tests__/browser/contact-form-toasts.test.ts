import type { Locator, Page } from 'playwright-core';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import { fillIn } from './setup/fill-in';
import { hydrated, setUpBrowser, stopClock, type VisitOptions } from './setup/open-page';
import { CONTRASTING_SITES } from './setup/sites';
import { recordedToasts, recordToasts } from './setup/toasts';

const open = setUpBrowser();

/** The text of the toast that is shown, or an empty string. */
const shownToast = (page: Page) => page.getByRole('status').innerText();

describe.each(CONTRASTING_SITES)(
  'the contact form of $name',
  ({ name, company, variant: { messages } }) => {
    const { contact } = messages;

    /** Opens the form of the site, whose clock stands still. */
    async function openForm(visit: VisitOptions = {}) {
      const visited = await open(name, { path: '/#contact', before: stopClock, ...visit });
      await hydrated(visited.page);
      return visited;
    }
    const clickSend = (page: Page) => page.getByRole('button', { name: contact.send }).click();

    /** Expects that the toast is shown for the duration of a toast. */
    async function expectToastOfFullTime(page: Page, text: string): Promise<void> {
      await expect(shownToast(page)).resolves.toBe(text);
      await page.clock.runFor(TOAST_DURATION_MS - 1);
      await expect(shownToast(page)).resolves.toBe(text);
      await page.clock.runFor(1);
      await expect(shownToast(page)).resolves.toBe('');
    }

    test('answers an empty form with a toast (PRODUCT rule 24)', async () => {
      const { page } = await openForm();
      await clickSend(page);

      await expectToastOfFullTime(page, contact.incomplete);
    });

    test('answers a complete form with a toast, also for ten clicks, makes no request, and keeps the typed text (PRODUCT rule 26)', async () => {
      const { page, requests } = await openForm();
      await page.waitForLoadState('networkidle');
      await fillIn(page, contact);
      await recordToasts(page);
      const before = requests.length;
      await clickSend(page);

      await expectToastOfFullTime(page, contact.success);
      await page.clock.runFor(10_000);
      await expect(page.getByLabel(contact.email).inputValue()).resolves.toBe(
        'not an email at all',
      );
      await page
        .getByRole('button', { name: contact.send })
        .evaluate((button: HTMLButtonElement) => {
          for (let click = 0; click < 10; click++) button.click();
        });
      await page.clock.runFor(10_000);
      await expect(recordedToasts(page)).resolves.toEqual(
        [1, 2].flatMap(() => [contact.success, '']),
      );
      expect(requests.slice(before)).toEqual([]);
    });

    test('shows a toast as wide as the form on a phone, and over the sections of the bar on a tablet, and beside the button and the form elsewhere', async () => {
      const { page } = await openForm();
      await clickSend(page);
      const toast = page.getByRole('status').getByRole('paragraph');
      await toast.waitFor();

      const boxOf = async (element: Locator) => {
        const box = await element.boundingBox();
        if (!box) throw new Error('It is not on the page');
        return { left: box.x, right: box.x + box.width, middle: box.y + box.height / 2, ...box };
      };
      for (const width of [320, 360, 600, 704, 768, 844, 960, 1280, 1920]) {
        await page.setViewportSize({ width, height: width < 960 ? 740 : 1000 });
        const shown = await boxOf(toast);
        const form = await boxOf(page.locator('form'));
        if (width >= 960) {
          const button = await boxOf(page.getByRole('button', { name: contact.send }));
          expect(Math.abs(shown.middle - button.middle)).toBeLessThan(button.height / 2);
          expect(shown.left).toBeGreaterThan(0);
          expect(shown.right).toBeLessThan(form.left);
          expect(button.left - shown.right).toBeLessThan(120);
          continue;
        }
        const sections = await boxOf(page.getByRole('navigation'));
        expect(shown.right).toBeCloseTo(form.right, 0);
        if (width < 576) {
          expect(shown.left).toBeCloseTo(form.left, 0);
          continue;
        }
        // The message has one line.
        expect(shown.height).toBeLessThan(56);
        // A long name has a row of its own above the sections.
        if (sections.middle < shown.y + shown.height) {
          expect(shown.left).toBeLessThanOrEqual(sections.left);
          const companyName = await boxOf(page.getByRole('banner').getByText(company.name));
          expect(companyName.right).toBeLessThanOrEqual(shown.left);
        }
      }
    });

    test('wraps a message that a translator makes longer than the screen', async () => {
      const { page } = await openForm({ viewport: { width: 640, height: 360 } });
      await clickSend(page);
      const toast = page.getByRole('status').getByRole('paragraph');

      await toast.evaluate((shown) => shown.append(' again and again'.repeat(9)));

      const { x, width } = (await toast.boundingBox()) ?? { x: 0, width: 640 };
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(640);
    });
  },
);
