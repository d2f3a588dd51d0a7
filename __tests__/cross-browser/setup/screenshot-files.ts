import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { regions, type Region } from '@/lib/region/regions';
import type { StatePicture } from '@/lib/tools/gallery/take-screenshots';
import { OTHER_BROWSERS } from './browsers';

/** A screenshot that the tests of another browser have left. */
interface BrowserScreenshot extends Omit<StatePicture, 'variant' | 'source'> {
  readonly browser: string;
  readonly region: Region;
}

/** From the project's root, where npm starts Jest. */
export const FOLDER = 'reports/browsers';
const SEPARATOR = '_';

/** Writes a screenshot to `reports/browsers`. Its file name says what it shows. */
export function saveScreenshot(about: BrowserScreenshot, png: Buffer): void {
  const { browser, region, state, device, scheme } = about;
  const name = [browser, region, state, device, scheme].join(SEPARATOR);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.png`), png);
}

/** Deletes the screenshots that an earlier run has taken of a region's site in one browser. */
export function deleteScreenshots(browser: string, region: string): void {
  // The tests of the other browsers write and delete theirs at the same time.
  for (const name of savedNames())
    if (name.startsWith([browser, region, ''].join(SEPARATOR))) rmSync(join(FOLDER, name));
}

function savedNames(): string[] {
  return existsSync(FOLDER) ? readdirSync(FOLDER) : [];
}

/** The screenshots of the last run of each browser, in the order of `OTHER_BROWSERS`. */
export function savedScreenshots(): StatePicture[] {
  const pictures = savedNames()
    .filter((name) => name.endsWith('.png'))
    .map((name) => {
      const [variant = '', region, state, device = '', scheme] = name
        .replace(/\.png$/, '')
        .split(SEPARATOR);
      return {
        variant,
        state: `${state}, ${regions[region as Region].country}`,
        device,
        scheme: scheme as StatePicture['scheme'],
        source: encodeURIComponent(name),
      };
    });
  return OTHER_BROWSERS.flatMap((browser) => pictures.filter(({ variant }) => variant === browser));
}
