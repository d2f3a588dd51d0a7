import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts/web-font-constants';
import { findLayoutProblems } from './setup/find-layout-problems';
import { setUpBrowser, started } from './setup/open-page';
import { SITES } from './setup/sites';

const SCREENS = [
  { width: 360, height: 740, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
];

/** What has a baseline. */
const VIEWS = SITES.flatMap((site) =>
  ['home', 'about', 'contact'].flatMap((section) =>
    SCREENS.map((screen) => ({
      name: `${site.name}-${section}-${screen.width}`,
      site,
      section,
      screen,
    })),
  ),
);

const FOLDER = join(__dirname, 'visual-baselines');

/**
 * The processor of another machine may round a few colours differently: the sum of the differences
 * of red, green and blue, of 255 steps each.
 */
const SAME_COLOUR = 75;
const MOST_OTHER_PIXELS = 10;

const open = setUpBrowser();

const isComparable = Boolean(started?.comparable);

const look = isComparable
  ? 'looks like its baseline; if a change is right, run "npm run update-baselines"'
  : 'is not compared with its baseline: the Chromium that npm installs (Linux, x64) draws it';

test.each(VIEWS)(`$name fits, is sharp, and ${look}`, async ({ name, site, section, screen }) => {
  const { deviceScaleFactor, ...viewport } = screen;
  const { page } = await open(site.name, {
    path: `/#${section}`,
    viewport,
    deviceScaleFactor,
    reducedMotion: 'reduce',
  });
  await page.waitForSelector(`[${WEB_FONT_ATTRIBUTE}]`);
  expect(await findLayoutProblems((expression) => page.evaluate(expression))).toEqual([]);
  if (!isComparable) return;
  const file = join(FOLDER, `${name}.png`);
  const baseline = existsSync(file) && readFileSync(file);
  // Where the browser draws the same bytes, the pixels need no comparison.
  if (baseline && baseline.equals(await takeScreenshot(page))) return;
  const now = await takeStillScreenshot(page);
  const change = baseline ? await changeOf(baseline, now, name) : 'it has no baseline';
  if (!change) return;
  if (!started?.updatesBaselines) throw new Error(`${name}: ${change}.`);
  writeFileSync(file, now);
});

test('every view has a baseline, and there is no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(VIEWS.map(({ name }) => `${name}.png`).sort());
});

/**
 * How a picture differs from its baseline, or undefined. The different pixels are bright in a file in
 * `reports/failures/`.
 */
async function changeOf(baseline: Buffer, now: Buffer, name: string): Promise<string | undefined> {
  const sizes = await Promise.all([baseline, now].map((png) => sharp(png).metadata()));
  const [before, after] = sizes.map(({ width, height }) => `${width} × ${height}`);
  if (before !== after) return `its baseline has ${before} pixels, and it has ${after}`;
  const { data, info } = await sharp(baseline)
    .composite([{ input: now, blend: 'difference' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let others = 0;
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    const steps = data.subarray(pixel, pixel + info.channels).reduce((sum, step) => sum + step, 0);
    if (steps > SAME_COLOUR) others++;
  }
  if (others <= MOST_OTHER_PIXELS) return undefined;
  const file = `reports/failures/${name}-difference.png`;
  await sharp(data, { raw: info }).toFile(file);
  return `${others} pixels differ from its baseline: ${file}`;
}

/** Takes a screenshot of the whole page. A palette of 256 colours makes it three times smaller. */
async function takeScreenshot(page: Page): Promise<Buffer> {
  // Playwright would remove the paused animation that shows the first slide.
  const png = await page.screenshot({ fullPage: true, animations: 'allow' });
  return sharp(png).png({ palette: true, dither: 0, effort: 1 }).toBuffer();
}

/**
 * Takes screenshots until two are the same. On a busy machine the first one may lack a picture that
 * is decoded, because Chromium has not drawn it yet.
 */
async function takeStillScreenshot(page: Page): Promise<Buffer> {
  let [before, now] = [await takeScreenshot(page), await takeScreenshot(page)];
  while (!before.equals(now)) [before, now] = [now, await takeScreenshot(page)];
  return now;
}
