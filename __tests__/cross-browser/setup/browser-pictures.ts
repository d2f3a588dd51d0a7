import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OTHER_BROWSERS } from './browsers';

/** A screenshot that the tests of another browser have left. */
export interface BrowserPicture {
  readonly browser: string;
  readonly region: string;
  /** The screen's width in CSS pixels. */
  readonly width: number;
  readonly state: string;
}

interface SavedPicture extends BrowserPicture {
  readonly path: string;
  readonly takenAt: Date;
}

/** From the project's root, where npm starts Jest. */
const FOLDER = 'reports/browsers';
const SEPARATOR = '_';

/** Writes a screenshot to `reports/browsers`. Its file name says what it shows. */
export function savePicture({ browser, region, width, state }: BrowserPicture, png: Buffer): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${[browser, region, width, state].join(SEPARATOR)}.png`), png);
}

/** Deletes the screenshots that an earlier run has taken of a region's site in one browser. */
export function deletePictures(browser: string, region: string): void {
  // The tests of the other browsers write and delete theirs at the same time.
  for (const name of savedNames())
    if (name.startsWith([browser, region, ''].join(SEPARATOR))) rmSync(join(FOLDER, name));
}

function savedNames(): string[] {
  return existsSync(FOLDER) ? readdirSync(FOLDER) : [];
}

/** The screenshots of the last run of each browser, in the order of `OTHER_BROWSERS`. */
export function savedPictures(): SavedPicture[] {
  const pictures = savedNames().map((name) => {
    const [browser = '', region = '', width = '', state = ''] = name
      .replace(/\.png$/, '')
      .split(SEPARATOR);
    const path = join(FOLDER, name);
    return { browser, region, width: Number(width), state, path, takenAt: statSync(path).mtime };
  });
  return OTHER_BROWSERS.flatMap((browser) =>
    pictures.filter((picture) => picture.browser === browser),
  );
}
