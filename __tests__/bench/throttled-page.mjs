import { chromium } from 'playwright-core';

/** Lighthouse's mobile device, network and CPU, as it applies them in the browser rather than simulates them. */
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

/** Looking costs the page some of its time, and that four times over: seldom enough not to show in a tap. */
const LOOKS_EVERY_MS = 50;

/**
 * Opens a page as someone with a middling phone on a bad line would, with a recorder in it that tells the controls
 * apart by their selectors. What it has seen is read over DevTools: Playwright's own waiting evaluates strings, which the
 * page's security policy may forbid.
 */
export async function openOnSlowPhone(endpoint, url, selectors = []) {
  const browser = await chromium.connect(endpoint);
  const context = await browser.newContext({ ...PHONE, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(record, selectors);
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
    /** Waits until the recorder has seen what is asked for; false where that does not happen in time. */
    async sees(what, timeout = 30_000) {
      const end = Date.now() + timeout;
      while (Date.now() < end) {
        if ((await evaluate(`benchRecord.${what}`)) !== null) return true;
        await pause(LOOKS_EVERY_MS);
      }
      return false;
    },
    /** Where to tap an element, brought into view first. */
    centreOf: (selector) =>
      evaluate(`(() => {
        const element = document.querySelector('${selector}');
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`),
    /** A tap of one finger. It is sent, not waited for: a busy page must not keep the finger from the next tap. */
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

/** Runs in the page before its own scripts, and so may refer to nothing outside itself. */
function record(selectors) {
  const seen = { painted: null, touched: null, hydrated: null, taps: [], interactions: [] };
  globalThis.benchRecord = seen;

  new PerformanceObserver((list) => {
    seen.painted ??= list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null;
  }).observe({ type: 'paint', buffered: true });

  // React marks the current section; the HTML by itself claims none. So the mark shows that React has taken over.
  const hydration = new MutationObserver(() => {
    if (!document.querySelector('nav [aria-current]')) return;
    seen.hydrated = performance.now();
    hydration.disconnect();
  });
  hydration.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-current'],
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
