import type { Page } from 'playwright-core';
import { configuredValue } from '@/lib/config/company';
import { CONFIGURED_COMPANIES } from './setup/configured-companies';
import { focusedElement } from './setup/focused-element';
import { hydrated, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/representative-sites';
import { SITES } from './setup/sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

async function tabThrough(page: Page, stops: number): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const { name, visible, outlined } = await focusedElement(page);
    expect({ name, visible, outlined }).toEqual({ name, visible: true, outlined: true });
    names.push(name);
  }
  return names;
}

test.each(SITES)(
  'Tab moves through Home of $name in reading order, and every stop is visible and outlined',
  async ({ name, variant: { copy, messages }, company }) => {
    const { page } = await open(name, { reducedMotion: 'reduce' });
    await hydrated(page);
    const { navigation, banner } = messages;
    const links = await page.locator('h1 ~ p a, footer a').allTextContents();
    expect(links).toContain(company.email);
    const stops = [
      navigation.skip,
      company.name,
      navigation.home,
      navigation.about,
      navigation.contact,
      banner.play,
      banner.previous,
      banner.next,
      ...(name in CONFIGURED_COMPANIES ? [messages.offer.getApp] : []),
      copy.offer.action,
      ...links,
    ];

    await expect(tabThrough(page, stops.length)).resolves.toEqual(stops);
  },
);

describe(`by keyboard on the site of ${EXAMPLE_SITE.name},`, () => {
  const { name, variant, company } = EXAMPLE_SITE;
  const { banner, contact, navigation } = variant.messages;
  /** What a visitor reaches in Contact us: the links that the company has set, then the form. */
  const stops = [
    ...[configuredValue(company, 'email'), company.phone].filter(Boolean),
    contact.name,
    contact.email,
    contact.message,
    contact.send,
  ];

  test('Enter on a navigation link shows its section, and Tab continues there', async () => {
    const { page } = await open(name);
    await hydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: navigation.contact }).focus();

    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: navigation.contact }).waitFor();

    await expect(tabThrough(page, stops.length)).resolves.toEqual(stops);
  });

  test('the skip link leads to the shown section', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await hydrated(page);
    await page.locator('[data-skip-to="contact"]').focus();

    await page.keyboard.press('Enter');

    await expect(tabThrough(page, 1)).resolves.toEqual(stops.slice(0, 1));
  });

  test('the form can be filled in and sent without a mouse', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await hydrated(page);
    await page.getByLabel(contact.name).focus();

    await page.keyboard.type('Asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('asha@mail.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Please call me.');
    await page.keyboard.press('Tab');

    await expectToast(page, contact.success, () => page.keyboard.press('Enter'));
  });

  test('focus that returns to a clicked control with the window does not stop the banner', async () => {
    const { page } = await open(name);
    await hydrated(page);
    await page.getByRole('button', { name: banner.next }).click();
    await page.mouse.move(0, 0);

    await page.evaluate(async () => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLButtonElement)) throw new Error('no button has the focus');
      activeElement.blur();
      activeElement.focus();
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve));
    });

    await expect(page.getByRole('button', { name: banner.pause }).count()).resolves.toBe(1);
  });
});
