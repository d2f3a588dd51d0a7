import { chromium } from 'playwright-core';
import { loadTypeScript } from '../../lib/load-typescript.mjs';

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

/**
 * Opens a page with the speed of a mid-range phone on a slow network. A recorder in the page notes
 * the taps by the selectors of their controls. DevTools reads the notes: Playwright's own waiting
 * evaluates strings, which the page's Content Security Policy may forbid.
 */
export async function openOnSlowPhone(endpoint, url, selectors = []) {
  const browser = await chromium.connect(endpoint);
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(record, { selectors, hydrated: HYDRATED });
  await page.goto(url, { waitUntil: 'commit' });

  const evaluate = async (expression) => {
    const { result, exceptionDetails } = await devTools.send('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  return {
    evaluate,
    recorded: () => evaluate('benchRecord'),
    /** Waits until the recorder has seen something. Returns false after a timeout. */
    async sees(what, timeout = 30_000) {
      const end = Date.now() + timeout;
      while (Date.now() < end) {
        if ((await evaluate(`benchRecord.${what}`)) !== null) return true;
        await pause(LOOKS_EVERY_MS);
      }
      return false;
    },
    /** Scrolls to an element and returns the point to tap. */
    centreOf: (selector) =>
      evaluate(`(() => {
        const element = document.querySelector('${selector}');
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`),
    /**
     * Sends a tap of one finger and does not wait for it, so that a busy page cannot delay the next
     * tap.
     */
    tap({ x, y }) {
      for (const [type, touchPoints] of [
        ['touchStart', [{ x, y }]],
        ['touchEnd', []],
      ]) {
        devTools.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => undefined);
      }
    },
    close: () => browser.close(),
  };
}

export function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs in the page before its scripts. It must not refer to anything outside itself. */
function record({ selectors, hydrated }) {
  const seen = { painted: null, touched: null, hydrated: null, taps: [], interactions: [] };
  globalThis.benchRecord = seen;

  new PerformanceObserver((list) => {
    seen.painted ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  }).observe({ type: 'paint', buffered: true });

  const hydration = new MutationObserver(() => {
    if (!document.querySelector(hydrated.selector)) return;
    seen.hydrated = performance.now();
    hydration.disconnect();
  });
  hydration.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: [hydrated.attribute],
  });

  const controlOf = (target) => selectors.findIndex((selector) => target?.closest?.(selector));
  addEventListener(
    'pointerdown',
    (event) => {
      seen.touched ??= event.timeStamp;
      seen.taps.push({ at: event.timeStamp, control: controlOf(event.target) });
    },
    { capture: true, passive: true },
  );
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration, target } of list.getEntries()) {
      if (interactionId)
        seen.interactions.push({ at: startTime, duration, control: controlOf(target) });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}
