import type { Page } from 'playwright-core';

/** A state of the site that a visitor can reach. */
export interface PageState {
  readonly name: string;
  readonly path: string;
  /** What the visitor does to reach the state after opening the path. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** Whether the picture shows the screen only. A toast is fixed to the screen, not to the page. */
  readonly screenOnly?: boolean;
  /** Whether only the form of a company that wants its message has the state. */
  readonly ofSendingForm?: boolean;
}

export const PAGE_STATES: readonly PageState[] = [
  { name: 'Home', path: '/#home' },
  { name: 'About us', path: '/#about' },
  { name: 'Contact us', path: '/#contact' },
  { name: 'Sent with fields missing', path: '/#contact', reach: sendEmpty, screenOnly: true },
  { name: 'Fields missing, after the toast', path: '/#contact', reach: sendEmptyAndWait },
  { name: 'Sent complete', path: '/#contact', reach: sendComplete, screenOnly: true },
  { name: 'Message on its way', path: '/#contact', reach: sendSlowly, ofSendingForm: true },
  { name: 'Message not sent', path: '/#contact', reach: sendInVain, ofSendingForm: true },
  { name: 'Page not found', path: '/no/such/page' },
];

// The selectors do not depend on the language of the page.
const SEND_BUTTON = '#contact button[type="submit"]';
const TOAST = '[role="status"] p';
const LONGER_THAN_A_TOAST_MS = 10_000;

/** How long the form may take to answer a click, whose script may still have to load. */
const LONGEST_ANSWER_MS = 20_000;
const STEP_MS = 20;

async function sendEmpty(page: Page): Promise<void> {
  await page.locator(SEND_BUTTON).click();
  await appears(page, TOAST);
}

async function sendEmptyAndWait(page: Page): Promise<void> {
  await sendEmpty(page);
  await page.clock.runFor(LONGER_THAN_A_TOAST_MS);
  await page.locator(TOAST).waitFor({ state: 'detached' });
}

async function sendComplete(page: Page): Promise<void> {
  await fillInAndSend(page);
  await appears(page, TOAST);
}

async function sendSlowly(page: Page): Promise<void> {
  await page.route(isElsewhere(page), () => undefined);
  await fillInAndSend(page);
  await appears(page, `${SEND_BUTTON}[aria-busy]`);
}

async function sendInVain(page: Page): Promise<void> {
  await page.route(isElsewhere(page), (route) => route.abort());
  await sendComplete(page);
}

async function fillInAndSend(page: Page): Promise<void> {
  await page.locator('[name="Name"]').fill('Asha');
  await page.locator('[name="Telephone"]').fill('asha@mail.example');
  await page.locator('[name="Message"]').fill('Please call me.');
  await page.locator(SEND_BUTTON).click();
}

/**
 * Waits for the answer of the form. If its script comes after the click, the page repeats the click
 * in a timer, so the stopped clock has to move on.
 */
async function appears(page: Page, selector: string): Promise<void> {
  const deadline = Date.now() + LONGEST_ANSWER_MS;
  while (!(await page.locator(selector).isVisible())) {
    if (Date.now() > deadline) throw new Error(`${selector} does not appear.`);
    await page.clock.runFor(STEP_MS);
  }
}

/** Where the form sends its message. */
function isElsewhere(page: Page): (url: URL) => boolean {
  const { origin } = new URL(page.url());
  return (url) => url.origin !== origin;
}
