import { chromium } from 'playwright-core';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { withFreshBrowser } from './browser.mjs';
import { pause } from './throttled-page.mjs';

const { codeFigures, runtimeParts, visitFigures } = await loadTypeScript(
  '__tests__/bench/visits.ts',
);
const { PAGE } = await loadTypeScript('__tests__/bench/page-selectors.ts');

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
 * touch, a second visit of the same browser afterwards, a first visit that opens Contact us, fills
 * in the form and sends it, one that pauses the banner, and one that clicks Next. The server
 * counts, so that the requests of a service worker are included.
 */
export async function visitRun(site) {
  const first = site.sent().responses.length;
  const reading = await withPhone(async (context) => ({
    ...(await visit('reading', site, context, read)),
    ...(await visit('second', site, context, read)),
  }));
  const message = await withPhone((context) => visit('message', site, context, sendMessage));
  const click = (selector) => (page) => clickInBanner(page, selector);
  const banner = await withPhone((context) => visit('banner', site, context, click(PAGE.pause)));
  const next = await withPhone((context) => visit('next', site, context, click(PAGE.next)));
  const parts = runtimeParts(site.sent().responses.slice(first), (path) =>
    site.files.get(path).bytes.toString(),
  );
  return { figures: { ...reading, ...message, ...banner, ...next, ...codeFigures(parts) }, parts };
}

/** The cost of ten seconds of reading alone, for variants of a page. */
export async function readingRun(site) {
  return { figures: await withPhone((context) => visit('reading', site, context, read)) };
}

function withPhone(measure) {
  return withFreshBrowser(async ({ endpoint }) => {
    const browser = await chromium.connect(endpoint);
    return measure(await browser.newContext(PHONE));
  });
}

async function visit(name, site, context, act) {
  const before = site.sent();
  const page = await context.newPage();
  await page.goto(`${site.origin}/`, { waitUntil: 'load' });
  const acted = await act(page);
  const figures = acted === false ? {} : visitFigures(name, before, site.sent());
  await page.close();
  return figures;
}

function read() {
  return pause(READING_MS);
}

/** @returns false if the page has no form to send. */
async function sendMessage(page) {
  const contact = page.locator(PAGE.contact);
  if ((await contact.count()) === 0) return false;
  await contact.tap({ timeout: ANSWER_MS });
  for (const field of await page.locator(PAGE.fields).all()) {
    await field.fill('12345', { timeout: ANSWER_MS });
  }
  await page.locator(PAGE.send).tap({ timeout: ANSWER_MS });
  const answer = page.locator(PAGE.toast).filter({ hasText: /\S/ }).first();
  // The hand-written page has no scripts, so there is no message.
  await answer.waitFor({ timeout: ANSWER_MS }).catch(() => undefined);
  await pause(SETTLE_MS);
}

/** @returns false if the page has no banner with controls. */
async function clickInBanner(page, selector) {
  const control = page.locator(selector);
  if ((await control.count()) === 0) return false;
  await control.tap({ timeout: ANSWER_MS });
  await pause(READING_MS);
}
