import { setTimeout as pause } from 'node:timers/promises';
import { sum } from 'd3-array';
import { chromium } from 'playwright-core';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { withFreshBrowser } from './browser.mjs';

const { isRuntime, PAGE } = await loadTypeScript('__tests__/bench/page-selectors.ts');

const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const READING_MS = 10_000;
const ANSWER_MS = 5000;
const SETTLE_MS = 2000;

/**
 * What visits cost in bytes and requests, without throttling: ten seconds of reading without a
 * touch, a first visit that opens Contact us, fills in the form and sends it, and one that clicks
 * Next. The server counts, so that the requests of a service worker are included.
 */
export async function visitRun(site) {
  const reading = await readingRun(site);
  const message = await visit(site, sendMessage);
  const next = await visit(site, clickNext);
  return {
    ...reading,
    messageBytes: message.bytes,
    codeBytes: scriptBytes(message.responses),
    codeWithSwiperBytes: scriptBytes([...message.responses, ...next.responses]),
  };
}

/** The cost of ten seconds of reading alone. */
export async function readingRun(site) {
  const { bytes, responses } = await visit(site, () => pause(READING_MS));
  return { readingBytes: bytes, readingRequests: responses.length };
}

/** Opens the page in a fresh browser, and returns what the server has sent meanwhile. */
function visit({ origin, sent }, act) {
  return withFreshBrowser(async ({ endpoint }) => {
    const before = sent();
    const browser = await chromium.connect(endpoint);
    const page = await browser.newPage(PHONE);
    page.setDefaultTimeout(ANSWER_MS);
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await act(page);
    const after = sent();
    return {
      bytes: after.bytes - before.bytes,
      responses: after.responses.slice(before.responses.length),
    };
  });
}

async function sendMessage(page) {
  await page.locator(PAGE.contact).tap();
  for (const field of await page.locator(PAGE.fields).all()) await field.fill('12345');
  await page.locator(PAGE.send).tap();
  await page.locator(PAGE.toast).filter({ hasText: /\S/ }).first().waitFor();
  await pause(SETTLE_MS);
}

async function clickNext(page) {
  await page.locator(PAGE.next).tap();
  await pause(READING_MS);
}

/** The bytes of all scripts. One that two visits or the worker loaded counts once. */
function scriptBytes(responses) {
  const scripts = new Map(responses.map(({ path, bytes }) => [path, bytes]));
  return sum(
    [...scripts].filter(([path]) => isRuntime(path)),
    ([, bytes]) => bytes,
  );
}
