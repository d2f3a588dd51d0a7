import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { DEVICES, SCHEMES, type Scheme } from './devices';
import { PAGE_STATES, type PageState } from './page-states';

/** One export of the site, served on this machine. */
export interface ServedVariant {
  /** What the gallery calls it, such as "India". */
  readonly label: string;
  /** `http://localhost:<port>`, without a slash at its end. */
  readonly origin: string;
}

/** A picture of one state of the page, as a data URL. */
export interface StatePicture {
  readonly state: string;
  readonly device: string;
  readonly scheme: Scheme;
  readonly variant: string;
  readonly source: string;
}

/** The same picture with its lossless screenshot. */
export interface TakenPicture extends StatePicture {
  readonly png: Buffer;
}

const REACH_TIMEOUT_MS = 20_000;
const SCREENSHOT_TIMEOUT_MS = 30_000;

/** Takes a picture of each state of each variant, on each device, in each colour scheme. */
export async function takePictures(
  browser: Browser,
  variants: readonly ServedVariant[],
): Promise<TakenPicture[]> {
  const pictures = await Promise.all(variants.map((variant) => picturesOf(browser, variant)));
  return pictures.flat();
}

async function picturesOf(
  browser: Browser,
  { label, origin }: ServedVariant,
): Promise<TakenPicture[]> {
  const pictures: Promise<TakenPicture>[] = [];
  const sends = (await (await fetch(origin)).text()).includes('method="post"');
  const states = PAGE_STATES.filter(({ ofSendingForm }) => sends || !ofSendingForm);
  for (const { name, width, height, deviceScaleFactor } of DEVICES) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    });
    // The company gets no message of ours.
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' } }),
    );
    for (const state of states) {
      const page = await openState(await context.newPage(), origin, state);
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        const png = await stillScreenshot(page, !state.screenOnly);
        const about = { state: state.name, device: name, scheme, variant: label };
        pictures.push(toDataUrl(png).then((source) => ({ ...about, source, png })));
      }
      await page.close();
    }
    await context.close();
  }
  return Promise.all(pictures);
}

/**
 * Opens a state with the clock stopped, so that a toast stays until its picture is taken.
 *
 * @throws If the page does not reach the state.
 */
async function openState(
  page: Page,
  origin: string,
  { name, path, reach, screenOnly }: PageState,
): Promise<Page> {
  await page.clock.install({ time: 0 });
  // The clock runs until it is paused and cannot be set back, so the pause lies far ahead.
  await page.clock.pauseAt(3_600_000);
  await page.goto(`${origin}${path}`);
  page.setDefaultTimeout(REACH_TIMEOUT_MS);
  await reach?.(page).catch((cause: unknown) => {
    throw new Error(`The page does not reach the state "${name}".`, { cause });
  });
  page.setDefaultTimeout(SCREENSHOT_TIMEOUT_MS);
  // On a phone no button stays hovered after its click.
  await page.mouse.move(0, 0);
  // A sticky bar would be in the middle of a picture of the whole page.
  if (!screenOnly) await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    const visible = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.allSettled([document.fonts.ready, ...visible.map((picture) => picture.decode())]);
  });
  return page;
}

/**
 * Takes screenshots until two are the same. On a busy machine the first one may lack a picture that
 * is decoded, because Chromium has not drawn it yet.
 */
async function stillScreenshot(page: Page, fullPage: boolean): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage, animations: 'disabled' });
  let [before, now] = [await take(), await take()];
  while (!before.equals(now)) [before, now] = [now, await take()];
  return now;
}

/** Compresses a screenshot to WebP, so that one page can hold many of them. */
export async function toDataUrl(png: Buffer): Promise<string> {
  const picture = await sharp(png).webp({ quality: 60, effort: 2 }).toBuffer();
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
