import { holdScripts } from './setup/hold-scripts';
import { hydrated, setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

describe(`in the form of ${CONFIGURED_SITE.name},`, () => {
  const { name, variant } = CONFIGURED_SITE;
  const { contact } = variant.messages;

  test('each writing system is kept as typed and has the right direction', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await hydrated(page);
    const typed = [
      [contact.name, 'मुझे ऋण चाहिए', 'ltr'],
      // From right to left.
      [contact.email, 'مجھے قرض چاہیے', 'rtl'],
      // Each consists of several code points.
      [contact.message, '👩🏽‍💻🇮🇩', 'ltr'],
    ] as const;

    for (const [label, text, direction] of typed) {
      const field = page.getByLabel(label);
      await field.focus();
      await page.keyboard.insertText(text);
      await expect(field.evaluate((element) => getComputedStyle(element).direction)).resolves.toBe(
        direction,
      );
    }
    await expectToast(page, contact.success, () =>
      page.getByRole('button', { name: contact.send }).click(),
    );
    for (const [label, text] of typed)
      await expect(page.getByLabel(label).inputValue()).resolves.toBe(text);
  });

  test('text that an input method composes is lost neither by hydration nor when the field loses its error', async () => {
    let release = () => {};
    const { page } = await open(name, {
      path: '/#contact',
      waitUntil: 'domcontentloaded',
      before: async (opened) => (release = await holdScripts(opened)),
    });
    const session = await page.context().newCDPSession(page);
    const composeIn = async (label: string) => {
      await page.getByLabel(label).focus();
      const text = { text: 'नम', selectionStart: 2, selectionEnd: 2 };
      await session.send('Input.imeSetComposition', text);
    };
    await composeIn(contact.name);
    release();
    await page.locator('[data-island=contact]').waitFor({ state: 'detached' });
    await session.send('Input.insertText', { text: 'नमस्ते' });
    await page.getByRole('button', { name: contact.send }).click();
    await composeIn(contact.message);
    await page.locator('[name="Message"]:not([aria-invalid])').waitFor();
    await session.send('Input.insertText', { text: 'नमस्ते' });

    for (const label of [contact.name, contact.message])
      await expect(page.getByLabel(label).inputValue()).resolves.toBe('नमस्ते');
  });
});
