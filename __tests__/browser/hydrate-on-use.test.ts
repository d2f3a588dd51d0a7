import type { Locator, Page } from 'playwright-core';
import { waitForAutoplay } from './setup/autoplay';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { fillIn } from './setup/fill-in';
import { holdScripts } from './setup/hold-scripts';
import { setUpBrowser, waitForReact } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { expectToast } from './setup/toasts';

const open = setUpBrowser();
const { name, variant } = CONFIGURED_SITE;
const { banner, contact, navigation } = variant.messages;

const link = (page: Page, label: string) =>
  page.getByRole('navigation').getByRole('link', { name: label });
const button = (page: Page, label: string) => page.getByRole('button', { name: label });
const slide = (page: Page, position: number) =>
  page.getByRole('group', { name: expectedSlideLabel(variant, position) });

/** Opens a page whose scripts wait until the test calls `release`. */
async function openHeld(path = '/') {
  let release = () => {};
  const { page } = await open(name, {
    path,
    // On a page with a fragment the navigation needs the scripts at once, and `load` waits for them.
    waitUntil: 'domcontentloaded',
    before: async (opened) => (release = await holdScripts(opened)),
  });
  return { page, release };
}

test(`on the site of ${name}, a mouse over the banner hydrates and stops it`, async () => {
  const { page } = await open(name);
  await slide(page, 1).hover();
  await waitForReact(page, 'section[aria-roledescription]');
  await waitForAutoplay(page, false);

  await page.mouse.move(0, 0);
  await waitForAutoplay(page, true);
});

describe(`on the site of ${name}, before React has come, Pause`, () => {
  /**
   * Clicks a button, and returns whether the slides stand still directly after it, in
   * the same task, and the only name that the button has.
   */
  const pressed = (toggle: Locator) =>
    toggle.evaluate((element: HTMLButtonElement) => {
      element.click();
      const animations = element.closest('section')?.getAnimations({ subtree: true }) ?? [];
      return {
        held: animations.every(({ playState }) => playState === 'paused'),
        name: element.innerText,
        icons: [...element.querySelectorAll('svg')].filter((icon) => icon.checkVisibility()).length,
      };
    });
  const paused = { held: true, name: banner.play, icons: 1 };
  const playing = { held: false, name: banner.pause, icons: 1 };

  test('is answered at once, is taken back by a second press, and React agrees', async () => {
    const { page, release } = await openHeld();
    const toggle = button(page, banner.pause).or(button(page, banner.play));
    for (const answer of [paused, playing, paused])
      await expect(pressed(toggle)).resolves.toEqual(answer);
    release();

    await waitForReact(page, 'section[aria-roledescription]');
    await waitForAutoplay(page, false);
    await button(page, banner.play).waitFor();
  });

  test('is Play with reduced motion', async () => {
    const { page, release } = await openHeld();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pressed(button(page, banner.play))).resolves.toEqual({ ...playing, held: true });
    release();

    await waitForReact(page, 'section[aria-roledescription]');
    await waitForAutoplay(page, true);
  });
});

describe(`on the site of ${name}, an early click`, () => {
  test('that Enter in a field has caused is answered in the section that the visitor has opened since, and keeps the text', async () => {
    const { page, release } = await openHeld('/#contact');
    await fillIn(page, contact);
    await page.getByLabel(contact.name).press('Enter');
    await link(page, navigation.about).click();
    await page.getByRole('heading', { name: navigation.about }).waitFor();

    await expectToast(page, contact.success, release);
    await page.getByRole('heading', { name: navigation.about }).waitFor();
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });

  test('on Next changes the slide', async () => {
    const { page, release } = await openHeld();
    // The banner stays at its first slide.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, banner.next).click();
    release();

    await slide(page, 2).and(page.locator('[aria-hidden=false]')).waitFor();
  });
});
