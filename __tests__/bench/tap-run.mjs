import { setTimeout as pause } from 'node:timers/promises';
import { withFreshPhone } from './fresh-phone.mjs';

/** Lighthouse's mobile network, applied in the browser: the latency, and bytes in a second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/** A tap every 250 ms from the first paint on, until the scripts have loaded and for a while after. */
const TAPS = 16;
const TAP_EVERY_MS = 250;

/** Each control gets a visit of its own, because the first tap waits for scripts. */
const VISITS = [
  ['/', ({ aboutLink }) => tapOften(aboutLink)],
  ['/', ({ pauseOrPlay }) => tapOften(pauseOrPlay)],
  ['/', ({ next }) => tapOften(next)],
  ['/#contact', ({ fields }) => tapOften(fields.first())],
  ['/#contact', ({ send }) => tapOften(send)],
  ['/', sendSoon],
];

/**
 * The longest delay from a tap to the next paint (the INP of the page), and the time from a press
 * on Send to its toast, three seconds after a press on Contact us.
 */
export async function tapRun({ origin }) {
  const records = [];
  for (const [path, use] of VISITS) records.push(await onSlowPhone(`${origin}${path}`, use));
  return {
    longestTap: Math.max(...records.map(({ longestTap }) => longestTap)),
    sendAnswered: records.at(-1).answered,
  };
}

async function tapOften(control) {
  for (let tap = 0; tap < TAPS; tap++) {
    await control.tap();
    await pause(TAP_EVERY_MS);
  }
}

async function sendSoon({ contactLink, send, toast }) {
  await contactLink.tap();
  await pause(3000);
  await send.tap();
  await toast.waitFor();
}

/** Uses a page with the speed of a mid-range phone on a slow network, from its first paint on. */
function onSlowPhone(url, use) {
  return withFreshPhone(async ({ page, controls, devTools }) => {
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(record);
    await page.goto(url, { waitUntil: 'commit' });
    await use(controls);
    return page.evaluate(() => globalThis.benchRecord);
  });
}

/** Runs in the page before its scripts. Browsers do not report events of less than 16 ms. */
function record() {
  const seen = { longestTap: 16, answered: null };
  globalThis.benchRecord = seen;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seen.longestTap = Math.max(seen.longestTap, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

  let pressed = 0;
  addEventListener('pointerdown', ({ timeStamp }) => (pressed = timeStamp), true);
  new MutationObserver(() => {
    if (document.querySelector('[role=status]')?.textContent.trim())
      seen.answered ??= performance.now() - pressed;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
