import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { withFreshBrowser } from './browser.mjs';

const { HYDRATED } = await loadTypeScript('__tests__/bench/page-selectors.ts');

/** Lighthouse's mobile device, network and CPU, applied in the browser. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

/**
 * Each check takes CPU time from the page, four times as much under throttling. This interval does
 * not affect a tap.
 */
const LOOKS_EVERY_MS = 50;
const GIVES_UP_MS = 30_000;

/**
 * Opens a page with the speed of a mid-range phone on a slow network, and uses it from its first
 * paint on.
 *
 * @returns what a recorder in the page has noted.
 */
export function onSlowPhone(url, use) {
  return withFreshBrowser(async ({ endpoint }) => {
    const browser = await chromium.connect(endpoint);
    const page = await browser.newPage(PHONE);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(record, HYDRATED);
    await page.goto(url, { waitUntil: 'commit' });
    const phone = phoneOf(page, devTools);
    await phone.sees('painted');
    await use(phone);
    return page.evaluate(() => globalThis.benchRecord);
  });
}

function phoneOf(page, devTools) {
  return {
    /** Waits until the recorder has seen something. */
    async sees(what) {
      const end = Date.now() + GIVES_UP_MS;
      // Playwright's own waiting evaluates strings, which the page's policy may forbid.
      while (!(await page.evaluate((name) => globalThis.benchRecord[name] !== null, what))) {
        if (Date.now() > end) throw new Error(`The page was not ${what}.`);
        await pause(LOOKS_EVERY_MS);
      }
    },
    /** Scrolls to an element and returns the point to tap. */
    centreOf: (selector) =>
      page.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      }, selector),
    /**
     * Sends a tap of one finger and does not wait for it, so that a busy page cannot delay the next
     * tap.
     */
    tap(point) {
      for (const [type, touchPoints] of [
        ['touchStart', [point]],
        ['touchEnd', []],
      ])
        devTools.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined);
    },
  };
}

/**
 * Runs in the page before its scripts. It must not refer to anything outside itself. Browsers do
 * not report events of less than 16 ms.
 */
function record({ selector, attribute }) {
  const seen = { painted: null, touched: null, hydrated: null, longestTap: 16 };
  globalThis.benchRecord = seen;

  new PerformanceObserver((list) => {
    seen.painted ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  }).observe({ type: 'paint', buffered: true });

  const hydration = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    seen.hydrated = performance.now();
    hydration.disconnect();
  });
  hydration.observe(document, { subtree: true, childList: true, attributeFilter: [attribute] });

  addEventListener('pointerdown', ({ timeStamp }) => (seen.touched ??= timeStamp), {
    capture: true,
    passive: true,
  });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) seen.longestTap = Math.max(seen.longestTap, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
