import type { Locator, Page } from 'playwright-core';
import { clickOnce } from './setup/click-without-pointer';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { fillIn } from './setup/fill-in';
import { holdScripts } from './setup/hold-scripts';
import { runtimeRequests, setUpBrowser, waitForReact } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/representative-sites';
import { saveData } from './setup/save-data';
import { waitForAutoplay } from './setup/swiper-slide-changes';
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
    waitUntil: 'commit',
    before: async (opened) => (release = await holdScripts(opened)),
  });
  await page.waitForLoadState('domcontentloaded');
  return { page, release };
}

describe(`on the site of ${name}, React takes over`, () => {
  test.each<[string, string, string, (page: Page) => Promise<unknown>]>([
    [
      'the navigation for a press on a link',
      '/',
      'nav *',
      (page) => link(page, navigation.about).click(),
    ],
    ['the navigation for a deep link', '/#about', 'nav *', async () => undefined],
    [
      'the banner for a press on Pause',
      '/',
      'section[aria-roledescription] *',
      (page) => clickOnce(button(page, banner.pause)),
    ],
    [
      'the form for a press on Send Message',
      '/#contact',
      'form *',
      (page) => clickOnce(button(page, contact.send)),
    ],
  ])('%s', async (_, path, elements, use) => {
    const { page } = await open(name, { path });
    await use(page);

    await waitForReact(page, elements);
  });

  test('the banner for a mouse over it, which stops it', async () => {
    const { page } = await open(name);
    await slide(page, 1).hover();
    await waitForReact(page, 'section[aria-roledescription]');
    await waitForAutoplay(page, false);

    await page.mouse.move(0, 0);
    await waitForAutoplay(page, true);
  });

  test('nothing for a press on a link with Save-Data, and the section is shown', async () => {
    const { page, requests } = await open(name, { before: saveData });
    await link(page, navigation.contact).click();
    await button(page, contact.send).waitFor();
    await page.waitForLoadState('networkidle');

    expect(runtimeRequests(requests)).toEqual([]);
  });
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

  test('is forgotten after a second press', async () => {
    const { page, release } = await openHeld();
    const toggle = button(page, banner.pause).or(button(page, banner.play));
    for (const answer of [paused, playing]) await expect(pressed(toggle)).resolves.toEqual(answer);
    release();

    await waitForReact(page, 'section[aria-roledescription]');
    await waitForAutoplay(page, true);
    await button(page, banner.pause).waitFor();
  });

  test('is answered if the scripts fail', async () => {
    const { page } = await open(name, {
      before: (page) => page.route('**/_next/**', (route) => route.abort()),
    });
    const failed = page.waitForEvent('requestfailed');
    const toggle = button(page, banner.pause).or(button(page, banner.play));
    await expect(pressed(toggle)).resolves.toEqual(paused);
    await failed;

    await button(page, banner.play).waitFor();
    await expect(pressed(toggle)).resolves.toEqual(playing);
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
  test('on Send Message is answered in the section that the visitor has opened since, and keeps the text', async () => {
    const { page, release } = await openHeld('/#contact');
    await fillIn(page, contact);
    await button(page, contact.send).click();
    await link(page, navigation.about).click();
    await page.getByRole('heading', { name: navigation.about }).waitFor();

    await expectToast(page, contact.success, release);
    await page.getByRole('heading', { name: navigation.about }).waitFor();
    await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
  });

  test('that Enter in a field has caused counts as Send Message', async () => {
    const { page, release } = await openHeld('/#contact');
    await page.getByLabel(contact.name).press('Enter');

    await expectToast(page, contact.incomplete, release);
  });

  test.each([
    [banner.next, 2],
    [banner.previous, 0],
  ])('on %s changes the slide', async (label, position) => {
    const { page, release } = await openHeld();
    // The banner stays at its first slide.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, label).click();
    release();

    await slide(page, position).and(page.locator('[aria-hidden=false]')).waitFor();
  });
});
