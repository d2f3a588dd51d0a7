import { expectedSlideLabel } from './setup/expected-slide-label';
import { fillIn } from './setup/fill-in';
import { holdLateScripts } from './setup/hold-late-scripts';
import { setUpBrowser } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();

describe(`on the site of ${CONFIGURED_SITE.name}, a click before hydration`, () => {
  const { name, variant } = CONFIGURED_SITE;
  const { banner, contact, navigation } = variant.strings;

  /** Opens a page whose runtime waits until the test calls `release`. */
  async function openHeld(path: string) {
    let release = () => {};
    const { page } = await open(name, {
      path,
      before: async (opened) => (release = await holdLateScripts(opened)),
    });
    return { page, release };
  }

  test('on Send Message is answered after hydration', async () => {
    const { page, release } = await openHeld('/#contact');
    await fillIn(page, contact);
    await page.getByRole('button', { name: contact.send }).click();

    await expectToast(page, contact.success, release);
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });

  test('on Send Message is answered in the section that the visitor has opened since', async () => {
    const { page, release } = await openHeld('/#contact');
    await page.getByRole('button', { name: contact.send }).click();
    await page.getByRole('navigation').getByRole('link', { name: navigation.about }).click();
    await page.getByRole('heading', { name: navigation.about }).waitFor();

    await expectToast(page, contact.incomplete, release);
    await page.getByRole('heading', { name: navigation.about }).waitFor();
  });

  test('on Enter in a field counts as Send Message', async () => {
    const { page, release } = await openHeld('/#contact');
    await page.getByLabel(contact.name).press('Enter');

    await expectToast(page, contact.incomplete, release);
  });

  test.each([
    [banner.next, expectedSlideLabel(variant, 2)],
    [banner.previous, expectedSlideLabel(variant, 0)],
  ])('on %s changes the slide when Swiper has come', async (button, slide) => {
    const { page, release } = await openHeld('/');
    await page.getByRole('button', { name: button }).click();
    release();

    await page.locator(`[aria-label="${slide}"][aria-hidden=false]`).waitFor();
  });
});
