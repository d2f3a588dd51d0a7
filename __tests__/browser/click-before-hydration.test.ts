import { slideLabel } from './setup/expected-slide-name';
import { type SiteName } from './setup/exports';
import { fillIn } from './setup/fill-in';
import { holdRuntime } from './setup/hold-runtime';
import { setUpBrowser, type VisitOptions } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

/** Opens a page whose runtime waits until the test calls `release`. */
async function openHeld(name: SiteName, path = '/', options: VisitOptions = {}) {
  let release = () => {};
  const visit = await open(name, {
    path,
    ...options,
    before: async (page) => (release = await holdRuntime(page)),
  });
  return { ...visit, release };
}

describe(`on the site of ${CONFIGURED_SITE.name}, a click before hydration`, () => {
  const { name, variant } = CONFIGURED_SITE;
  const { banner, contact, navigation } = variant.strings;

  test('on Send Message is answered after hydration', async () => {
    const { page, release } = await openHeld(name, '/#contact');
    await fillIn(page, contact);
    await page.getByRole('button', { name: contact.send }).click();

    await expectToast(page, contact.success, release);
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });

  test('on Send Message is answered in the section that the visitor has opened since', async () => {
    const { page, release } = await openHeld(name, '/#contact');
    await page.getByRole('button', { name: contact.send }).click();
    await page.getByRole('navigation').getByRole('link', { name: navigation.about }).click();
    await page.getByRole('heading', { name: navigation.about }).waitFor();

    await expectToast(page, contact.incomplete, release);
    await page.getByRole('heading', { name: navigation.about }).waitFor();
  });

  test('on Send Message leaves the visitor who types in the field and its text alone', async () => {
    const { page, release } = await openHeld(name, '/#contact');
    await page.getByRole('button', { name: contact.send }).click();
    await page.getByLabel(contact.message).focus();
    await page.keyboard.type('Please call');
    await expectToast(page, contact.incomplete, release);
    await page.keyboard.type(' me.');

    await expect(page.getByLabel(contact.message).inputValue()).resolves.toBe('Please call me.');
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('');
  });

  test('on Enter in a field counts as Send Message', async () => {
    const { page, release } = await openHeld(name, '/#contact');
    await page.getByLabel(contact.name).press('Enter');

    await expectToast(page, contact.incomplete, release);
  });

  test('on Pause pauses the banner at once', async () => {
    const { page } = await openHeld(name);
    await page.getByRole('button', { name: banner.pause }).click();

    await page.getByRole('button', { name: banner.play }).waitFor();
    await expect(page.locator('[aria-live="polite"]').count()).resolves.toBe(1);
  });

  test.each([
    [banner.next, slideLabel(variant, 2)],
    [banner.previous, slideLabel(variant, 0)],
  ])('on %s changes the slide when Swiper has come', async (button, slide) => {
    const { page, release } = await openHeld(name);
    await page.getByRole('button', { name: button }).click();
    release();

    await page.locator(`[aria-label="${slide}"][aria-hidden=false]`).waitFor();
  });

  test('by keyboard stops the banner, because keyboard focus always does', async () => {
    const { page } = await openHeld(name);
    while (
      !(await page
        .getByRole('button', { name: banner.next })
        .evaluate((button) => button === document.activeElement))
    ) {
      await page.keyboard.press('Tab');
    }

    await page.getByRole('button', { name: banner.play }).waitFor();
  });
});
