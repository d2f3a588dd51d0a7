import type { Locator, Page } from 'playwright-core';

interface HeldFrames {
  /** Resolves after two frames of the browser, in which it also delivers observed sizes. */
  readonly twoFrames: () => Promise<void>;
  /** Calls what has been waiting for a frame. */
  readonly runFrame: () => void;
}

/** Lets the scripts of a page have a frame only when the test runs one. */
export async function holdFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    let waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    const held: HeldFrames = {
      twoFrames: () => new Promise((resolve) => frame(() => frame(() => resolve()))),
      runFrame: () => {
        const due = waiting;
        waiting = [];
        for (const callback of due) callback(performance.now());
      },
    };
    Object.assign(window, { held });
  });
}

/**
 * Runs frames of a page with held frames, and presses a button after each, in one task: nothing
 * else happens in between.
 *
 * @returns the name of the slide that is shown before the first press, and after each press.
 */
export function pressInFrames(button: Locator, presses: number): Promise<string[]> {
  return button.evaluate(async (element: HTMLButtonElement, count) => {
    const { held } = window as unknown as { held: HeldFrames };
    const shown = () =>
      document.querySelector('.swiper-slide[aria-hidden=false]')?.getAttribute('aria-label') ?? '';
    await held.twoFrames();
    const slides = [shown()];
    for (let press = 0; press < count; press += 1) {
      held.runFrame();
      element.click();
      slides.push(shown());
    }
    return slides;
  }, presses);
}
