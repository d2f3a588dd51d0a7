import type { Locator, Page } from 'playwright-core';
import { SLIDE_INTERVAL_MS, SLIDE_TRANSITION_MS } from '@/components/home/banner/timing';
import { shownSlide, swiperSlide, waitForAutoplay } from './setup/banner';
import { holdScripts } from './setup/before-load';
import { setUpBrowser, waitForReact } from './setup/open-page';
import { CONFIGURED_SITE } from './setup/sites';
import { expectToast } from './setup/toasts';
import { fillIn, navigationLink } from './setup/visitor-actions';

const open = setUpBrowser();
const { name, variant } = CONFIGURED_SITE;
const { banner, contact, navigation } = variant.messages;

const button = (page: Page, label: string) => page.getByRole('button', { name: label });

/** Opens a page whose scripts wait until the test calls `release`. */
async function openHeld(path = '/') {
  const { before, release } = holdScripts();
  // On a page with a fragment the navigation needs the scripts at once, and `load` waits for them.
  const { page } = await open(name, { path, waitUntil: 'domcontentloaded', before });
  return { page, release };
}

describe(`on the site of ${name}, before hydration, Pause`, () => {
  /**
   * Clicks a button while the second slide arrives. Returns whether the slides stand still directly
   * after it, in the same task, how much of the parts of each slide is seen, and the only name that
   * the button has.
   */
  const pressed = (toggle: Locator) =>
    toggle.evaluate(
      (element: HTMLButtonElement, time) => {
        const section = element.closest('section');
        const animations = section?.getAnimations({ subtree: true }) ?? [];
        for (const animation of animations) animation.currentTime = time;
        element.click();
        const parts = section?.querySelectorAll('.carousel__slide > *') ?? [];
        return {
          held: animations.every(({ playState }) => playState === 'paused'),
          seen: [...parts].map((part) => getComputedStyle(part).opacity).join(' '),
          name: element.innerText,
          icons: [...element.querySelectorAll('svg')].filter((icon) => icon.checkVisibility())
            .length,
        };
      },
      SLIDE_INTERVAL_MS - SLIDE_TRANSITION_MS / 2,
    );
  const seen = '0 0 1 1 0 0';
  const paused = { held: true, seen, name: banner.play, icons: 1 };
  const playing = { held: false, seen, name: banner.pause, icons: 1 };

  test('takes effect at once, is undone by a second press, and hydration keeps the state', async () => {
    const { page, release } = await openHeld();
    const toggle = button(page, banner.pause).or(button(page, banner.play));
    for (const answer of [paused, playing, paused])
      await expect(pressed(toggle)).resolves.toEqual(answer);
    release();

    await waitForReact(page, 'section[aria-roledescription]');
    await waitForAutoplay(page, false);
    await button(page, banner.play).waitFor();
  });

  test('acts as Play with reduced motion', async () => {
    const { page, release } = await openHeld();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pressed(button(page, banner.play))).resolves.toEqual({ ...playing, held: true });
    release();

    await waitForReact(page, 'section[aria-roledescription]');
    await waitForAutoplay(page, true);
  });
});

describe.each(['no-preference', 'reduce'] as const)(
  `on the site of ${name}, before hydration, with the setting for motion "%s",`,
  (reducedMotion) => {
    test('each press on Next and Previous takes effect, and React takes over there', async () => {
      const { page, release } = await openHeld();
      await page.emulateMedia({ reducedMotion });
      await button(page, reducedMotion === 'reduce' ? banner.play : banner.pause).waitFor();
      // A mouse over the banner stops it from the takeover on.
      await page.getByRole('region', { name: banner.label }).hover();
      // In one task, so that no slide changes by itself meanwhile. Then the last one has arrived, and
      // CSS waits for the takeover.
      await page.evaluate(
        ([next, previous, arrival]) => {
          const section = document.querySelector('section[aria-roledescription]');
          const animations = section?.getAnimations({ subtree: true }) ?? [];
          for (const animation of animations) animation.currentTime = 10;
          for (const label of [next, next, previous, next, next, next])
            section?.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
          for (const animation of animations) {
            animation.pause();
            animation.currentTime = Number(animation.currentTime) + arrival;
          }
        },
        [banner.next, banner.previous, SLIDE_TRANSITION_MS] as const,
      );
      // 1 + 2 - 1 + 3 = 5: the second of three slides.
      await expect(page.evaluate(shownSlide)).resolves.toBe(2);
      release();

      await expect(swiperSlide(page)).resolves.toBe(2);
    });
  },
);

test(`on the site of ${name}, an early click that Enter in a field has caused is replayed in the section that the visitor has opened since, and keeps the text`, async () => {
  const { page, release } = await openHeld('/#contact');
  await fillIn(page, contact);
  await page.getByLabel(contact.name).press('Enter');
  await navigationLink(page, navigation.about).click();
  await page.getByRole('heading', { name: navigation.about }).waitFor();

  await expectToast(page, contact.success, release);
  await page.getByRole('heading', { name: navigation.about }).waitFor();
  await expect(page.getByLabel(contact.name).inputValue()).resolves.toBe('Asha');
});

test(`on the site of ${name}, text that an input method composes is lost neither by hydration nor when the field loses its error`, async () => {
  const { page, release } = await openHeld('/#contact');
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
  await button(page, contact.send).click();
  await composeIn(contact.message);
  await page.locator('[name="Message"]:not([aria-invalid])').waitFor();
  await session.send('Input.insertText', { text: 'नमस्ते' });

  for (const label of [contact.name, contact.message])
    await expect(page.getByLabel(label).inputValue()).resolves.toBe('नमस्ते');
});
