import { setTimeout as pause } from 'node:timers/promises';
import { withFreshPhone } from './fresh-phone.mjs';

/** Lighthouse's mobile network, applied in the browser: the latency, and bytes in a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/** How long the visitor reads before the first tap. */
const READING_MS = 3000;

/** Then a tap every 250 ms, until the scripts have loaded and for a while after. */
const TAPS = 16;
const TAP_EVERY_MS = 250;

/** Each control gets a visit of its own, because the first tap requests the scripts. */
const VISITS = {
  next: { controlOf: ({ next }) => next, answeredBy: '[role=group] > *' },
  pause: { controlOf: ({ pauseOrPlay }) => pauseOrPlay, answeredBy: 'button > *' },
  link: { controlOf: ({ aboutLink }) => aboutLink, answeredBy: 'h1, h2' },
  send: { path: '/#contact', controlOf: ({ send }) => send, answeredBy: '[role=status] *' },
};

/**
 * The time from the first tap on each control to the frame in which the visitor sees its answer, and
 * the longest delay from any tap to the next paint (the INP of the page), in milliseconds.
 */
export async function tapRun({ origin }) {
  const figures = { longestTap: 0 };
  for (const [name, visit] of Object.entries(VISITS)) {
    const { longestTap, answered } = await onSlowPhone(origin, visit);
    figures[`${name}Answered`] = answered;
    figures.longestTap = Math.max(figures.longestTap, longestTap);
  }
  return figures;
}

/** Uses a page with the speed of a mid-range phone on a slow network. */
function onSlowPhone(origin, { path = '/', controlOf, answeredBy }) {
  return withFreshPhone(async ({ page, controls, devTools }) => {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(record, answeredBy);
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    await pause(READING_MS);
    for (let tap = 0; tap < TAPS; tap++) {
      await controlOf(controls).tap();
      await pause(TAP_EVERY_MS);
    }
    return page.evaluate(() => globalThis.benchRecord);
  });
}

/**
 * Runs in the page before its scripts. The answer to the first tap is seen when other elements of the
 * selector can be read than before.
 */
function record(answeredBy) {
  // Browsers do not report events of less than 16 ms.
  const seen = { longestTap: 16, answered: null };
  globalThis.benchRecord = seen;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seen.longestTap = Math.max(seen.longestTap, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  const isReadable = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    getComputedStyle(element).opacity > 0.5;
  const readableTexts = () =>
    [...document.querySelectorAll(answeredBy)].filter(isReadable).map((one) => one.textContent);
  const onFirstTap = ({ timeStamp }) => {
    const before = String(readableTexts());
    const look = () => {
      if (String(readableTexts()) === before) return requestAnimationFrame(look);
      // After this frame.
      setTimeout(() => (seen.answered = performance.now() - timeStamp));
    };
    requestAnimationFrame(look);
  };
  addEventListener('pointerdown', onFirstTap, { capture: true, once: true });
}
