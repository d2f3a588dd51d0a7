import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { interfaceStrings } from '@/lib/region/interface-strings';
import { stopClock } from '../browser/setup/site';

/** Where the two exports are served, and the browser to open them in. */
export interface Started {
  readonly browser: string;
  readonly exports: Readonly<Record<string, { readonly origin: string }>>;
}

/** A picture of one state of the page, as a page can hold it. */
export interface StatePicture {
  readonly state: string;
  readonly device: string;
  readonly scheme: Scheme;
  readonly region: string;
  readonly source: string;
  readonly width: number;
  readonly height: number;
}

export interface Device {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor: number;
}

export const DEVICES: readonly Device[] = [
  { name: 'Phone', width: 360, height: 740, deviceScaleFactor: 2 },
  { name: 'Desktop', width: 1280, height: 800, deviceScaleFactor: 1 },
];

type Scheme = 'light' | 'dark';
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** A state that is reached is reached at once. */
const PATIENCE_MS = 5000;
/** A picture of a whole page takes a loaded machine a while. */
const SCREENSHOT_MS = 30_000;

interface State {
  readonly name: string;
  readonly path: string;
  /** How a visitor comes to it from there. */
  readonly reach?: (page: Page) => Promise<unknown>;
  /** What is fixed to the screen would stand at the end of a picture of the whole page. */
  readonly screenOnly?: boolean;
}

const { contact } = interfaceStrings;

const STATES: readonly State[] = [
  { name: 'Home', path: '/#home' },
  { name: 'About us', path: '/#about' },
  { name: 'Contact us', path: '/#contact' },
  { name: 'Sent with fields missing', path: '/#contact', reach: sendEmpty, screenOnly: true },
  { name: 'A second later, its toast gone', path: '/#contact', reach: sendEmptyAndWait },
  { name: 'Sent complete', path: '/#contact', reach: sendComplete, screenOnly: true },
  { name: 'An address that leads nowhere', path: '/no/such/page' },
];

async function sendEmpty(page: Page): Promise<void> {
  await page.locator('nav [aria-current]').waitFor();
  await page.getByRole('button', { name: contact.send }).click();
  await page.getByText(contact.incomplete).waitFor();
}

async function sendEmptyAndWait(page: Page): Promise<void> {
  await sendEmpty(page);
  await page.clock.runFor(1000);
  await page.getByText(contact.incomplete).waitFor({ state: 'detached' });
}

async function sendComplete(page: Page): Promise<void> {
  await page.locator('nav [aria-current]').waitFor();
  await page.getByLabel(contact.name).fill('Asha');
  await page.getByLabel(contact.email).fill('asha@mail.example');
  await page.getByLabel(contact.message).fill('Please call me.');
  await page.getByRole('button', { name: contact.send }).click();
  await page.getByText(contact.success).waitFor();
}

/** Takes a picture of each state in each region, on each device, in each colour scheme. */
export async function takePictures({
  browser: endpoint,
  exports,
}: Started): Promise<StatePicture[]> {
  const browser = await chromium.connect(endpoint);
  try {
    const ofRegions = await Promise.all(
      Object.entries(exports).map(([region, { origin }]) => picturesOf(browser, region, origin)),
    );
    return ofRegions.flat();
  } finally {
    await browser.close();
  }
}

async function picturesOf(
  browser: Browser,
  region: string,
  origin: string,
): Promise<StatePicture[]> {
  const pictures: Promise<StatePicture>[] = [];
  for (const device of DEVICES) {
    const { width, height, deviceScaleFactor } = device;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      reducedMotion: 'reduce',
    });
    for (const state of STATES) {
      const page = await openIn(await context.newPage(), origin, state);
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme });
        const png = await page.screenshot({ fullPage: !state.screenOnly, animations: 'disabled' });
        pictures.push(pictureOf(png, { state: state.name, device: device.name, scheme, region }));
      }
      await page.close();
    }
    await context.close();
  }
  return Promise.all(pictures);
}

/**
 * Opens a state with the clock standing still, so that a toast stays for its picture. One that cannot be reached is shown
 * as far as it came: whoever looks is to see it.
 */
async function openIn(
  page: Page,
  origin: string,
  { path, reach = async () => undefined }: State,
): Promise<Page> {
  await stopClock(page);
  await page.goto(`${origin}${path}`);
  await page.keyboard.press('Shift');
  page.setDefaultTimeout(PATIENCE_MS);
  await reach(page).catch(() => undefined);
  page.setDefaultTimeout(SCREENSHOT_MS);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    const shown = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.allSettled([document.fonts.ready, ...shown.map((picture) => picture.decode())]);
  });
  return page;
}

async function pictureOf(
  png: Buffer,
  of: Pick<StatePicture, 'state' | 'device' | 'scheme' | 'region'>,
): Promise<StatePicture> {
  return { ...of, ...(await embeddable(png)) };
}

/** A picture small enough to stand inside a page. */
export async function embeddable(
  png: Buffer,
): Promise<{ source: string; width: number; height: number }> {
  const { data, info } = await sharp(png)
    .webp({ quality: 80, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return {
    source: `data:image/webp;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  };
}
