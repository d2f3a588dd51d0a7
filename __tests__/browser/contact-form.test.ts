import type { Page } from 'playwright-core';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings';
import { CONTRASTING_SITES, SITES } from './setup/exports';
import { hydrated, setUpBrowser } from './setup/open-page';

const open = setUpBrowser();

/** Records each toast and how long it was on screen, in milliseconds, frame by frame. */
async function recordToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const toasts: { text: string; shownFor: number }[] = [];
    let from = 0;
    let text = '';
    const look = (now: number) => {
      const current = document.querySelector('[role="status"]')?.textContent ?? '';
      if (current !== text) {
        if (text) toasts.push({ text, shownFor: now - from });
        text = current;
        from = now;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { toasts });
  });
}

async function toasts(page: Page): Promise<{ text: string; shownFor: number }[]> {
  await page.waitForFunction(() => (window as unknown as { toasts: unknown[] }).toasts.length > 0);
  return page.evaluate(
    () => (window as unknown as { toasts: { text: string; shownFor: number }[] }).toasts,
  );
}

async function fillIn(page: Page, labels: InterfaceStrings['contact']): Promise<void> {
  await page.getByLabel(labels.name).fill('Asha');
  await page.getByLabel(labels.email).fill('not an email at all');
  await page.getByLabel(labels.message).fill('Please call me.');
}

// These tests measure in real time.
describe.each(CONTRASTING_SITES)(
  'the contact form of $name',
  ({
    name,
    edition: {
      strings: { contact },
    },
  }) => {
    test.each([
      ['an empty form', contact.incomplete, async () => undefined],
      ['a complete form', contact.success, fillIn],
    ])(
      'answers %s with a toast for the duration of a toast (PRODUCT rules 24 and 26)',
      async (_, answer, prepare) => {
        const { page } = await open(name, { path: '/#contact' });
        await hydrated(page);
        await prepare(page, contact);
        await recordToasts(page);

        await page.getByRole('button', { name: contact.send }).click();

        const [toast] = await toasts(page);
        expect(toast?.text).toBe(answer);
        expect(Math.abs((toast?.shownFor ?? 0) - TOAST_DURATION_MS)).toBeLessThanOrEqual(150);
      },
    );

    test('shows each of two messages for the duration of a toast, one at a time, after two quick presses', async () => {
      const { page } = await open(name, { path: '/#contact' });
      await hydrated(page);
      await recordToasts(page);

      const send = page.getByRole('button', { name: contact.send });
      await send.click();
      await page.getByText(contact.incomplete).waitFor();
      await fillIn(page, contact);
      await page.waitForTimeout(0.7 * TOAST_DURATION_MS);
      await send.click();
      await page.getByText(contact.success).waitFor();
      await page.getByText(contact.success).waitFor({ state: 'detached' });

      const [first, second, ...others] = await toasts(page);
      expect([first?.text, second?.text]).toEqual([contact.incomplete, contact.success]);
      for (const toast of [first, second])
        expect(Math.abs((toast?.shownFor ?? 0) - TOAST_DURATION_MS)).toBeLessThanOrEqual(150);
      expect(others).toEqual([]);
    });
  },
);

describe.each(SITES)('the contact form of $name', ({ name, edition: { strings } }) => {
  const { contact, navigation } = strings;

  test('shows one toast for ten clicks and nothing after it', async () => {
    const { page } = await open(name, {
      path: '/#contact',
      before: (page) => page.clock.install(),
    });
    await hydrated(page);
    await fillIn(page, contact);
    await page.getByRole('status').evaluate((status) => {
      const answers: (string | null)[] = [];
      new MutationObserver(() => answers.push(status.textContent)).observe(status, {
        childList: true,
        subtree: true,
      });
      Object.assign(window, { answers });
    });

    await page.getByRole('button', { name: contact.send }).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) button.click();
    });
    await page.getByText(contact.success).waitFor();
    await page.clock.runFor(10_000);

    await expect(
      page.evaluate(() => (window as unknown as { answers: string[] }).answers),
    ).resolves.toEqual([contact.success, '']);
  });

  test('makes no request for a complete form and keeps the typed text (PRODUCT rule 26)', async () => {
    const { page, requests } = await open(name, {
      path: '/#contact',
      before: (page) => page.clock.install(),
    });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await fillIn(page, contact);
    const before = requests.length;

    await page.getByRole('button', { name: contact.send }).click();

    await page.getByText(contact.success).waitFor();
    await page.clock.fastForward(TOAST_DURATION_MS);
    await page.getByText(contact.success).waitFor({ state: 'detached' });
    expect(requests.slice(before)).toEqual([]);
    await expect(page.getByLabel(contact.email).inputValue()).resolves.toBe('not an email at all');
  });

  test('keeps missing fields marked after the toast and focuses the first one (PRODUCT rule 24)', async () => {
    const { page } = await open(name, {
      path: '/#contact',
      before: (page) => page.clock.install(),
    });
    await hydrated(page);
    await page.getByLabel(contact.name).fill('Asha');

    await page.getByRole('button', { name: contact.send }).click();
    await page.getByText(contact.incomplete).waitFor();
    await page.clock.fastForward(TOAST_DURATION_MS);
    await page.getByText(contact.incomplete).waitFor({ state: 'detached' });

    await page.locator('[name="Telephone"]:focus').waitFor();
    await expect(
      page
        .locator('[aria-invalid="true"]')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name'))),
    ).resolves.toEqual(['Telephone', 'Message']);
    await page.getByText(contact.missing.Telephone).waitFor();
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });

  test('keeps the typed text while another section is shown', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await hydrated(page);
    await fillIn(page, contact);

    await page.getByRole('link', { name: navigation.about }).click();
    await page.goBack();

    await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('Please call me.');
  });
});
