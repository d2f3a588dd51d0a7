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

/** How long the form may take to answer the first click, which loads its script. */
const LONGEST_ANSWER_MS = 20_000;
const STEP_MS = 20;

/**
 * Clicks on Send before the form's script has come. The page repeats the click in a timer then, so
 * the stopped clock has to move on.
 */
async function sendEmpty(page: Page): Promise<void> {
  await page.locator(SEND_BUTTON).click();
  const deadline = Date.now() + LONGEST_ANSWER_MS;
  while (!(await page.locator(TOAST).isVisible())) {
    if (Date.now() > deadline) throw new Error('The form does not answer the click on Send.');
    await page.clock.runFor(STEP_MS);
  }
}

async function sendEmptyAndWait(page: Page): Promise<void> {
  await sendEmpty(page);
  await page.clock.runFor(LONGER_THAN_A_TOAST_MS);
  await page.locator(TOAST).waitFor({ state: 'detached' });
}

async function sendComplete(page: Page): Promise<void> {
  await fillInAndSend(page);
  await page.locator(TOAST).waitFor();
}

async function sendSlowly(page: Page): Promise<void> {
  await page.route(isElsewhere(page), () => undefined);
  await fillInAndSend(page);
  await page.locator(`${SEND_BUTTON}[aria-busy]`).waitFor();
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

/** Where the form sends its message. */
function isElsewhere(page: Page): (url: URL) => boolean {
  const { origin } = new URL(page.url());
  return (url) => url.origin !== origin;
}
