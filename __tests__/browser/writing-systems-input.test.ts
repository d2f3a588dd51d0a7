import type { CDPSession, Page } from 'playwright-core';
import { holdScripts } from './setup/hold-scripts';
import { hydrated, setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

describe(`in the form of ${CONFIGURED_SITE.name},`, () => {
  const { name, variant } = CONFIGURED_SITE;
  const { contact } = variant.messages;
  const fields = [contact.name, contact.email, contact.message];

  async function openForm(): Promise<Page> {
    const { page } = await open(name, { path: '/#contact' });
    await hydrated(page);
    return page;
  }

  const send = (page: Page) => page.getByRole('button', { name: contact.send });

  test.each([
    ['an emoji of several code points', '👩🏽‍💻🇮🇩', 'ltr'],
    ['Hindi', 'मुझे ऋण चाहिए', 'ltr'],
    ['Urdu, from right to left', 'مجھے قرض چاہیے', 'rtl'],
  ])('%s is kept as typed and has the right direction', async (_, text, direction) => {
    const page = await openForm();

    for (const label of fields) {
      const field = page.getByLabel(label);
      await field.focus();
      await page.keyboard.insertText(text);
      await expect(field.inputValue()).resolves.toBe(text);
      await expect(field.evaluate((element) => getComputedStyle(element).direction)).resolves.toBe(
        direction,
      );
    }

    await expectToast(page, contact.success, () => send(page).click());
    for (const label of fields)
      await expect(page.getByLabel(label).inputValue()).resolves.toBe(text);
  });

  describe('text of an input method during composition', () => {
    async function compose(page: Page, label: string): Promise<CDPSession> {
      await page.getByLabel(label).focus();
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', {
        text: 'नम',
        selectionStart: 2,
        selectionEnd: 2,
      });
      return session;
    }

    test('is not lost by hydration', async () => {
      let release = () => {};
      const { page } = await open(name, {
        path: '/#contact',
        waitUntil: 'commit',
        before: async (opened) => (release = await holdScripts(opened)),
      });
      const session = await compose(page, contact.name);
      release();
      await page.locator('[data-island=contact]').waitFor({ state: 'detached' });
      await session.send('Input.insertText', { text: 'नमस्ते' });

      await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('नमस्ते');
    });

    test('continues when a field loses its error', async () => {
      const page = await openForm();
      await send(page).click();
      const session = await compose(page, contact.message);
      await page.locator('[name="Message"]:not([aria-invalid])').waitFor();
      await session.send('Input.insertText', { text: 'नमस्ते' });

      await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('नमस्ते');
    });
  });
});
