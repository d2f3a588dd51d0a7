import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(ROOT, 'reports/failures');

/** A page that hangs must not delay the result of its test. */
const SCREENSHOT_TIMEOUT_MS = 5000;

/** Introduces the path of a screenshot in the message of a failure. */
const NOTE = 'Screenshot: ';

/**
 * Saves a screenshot of each page in `reports/failures/`.
 *
 * @returns text for the failure's message, one line for each page
 */
export async function keepScreenshots(words: string, pages: readonly Page[]): Promise<string> {
  const lines: string[] = [];
  for (const page of pages) {
    const path = freePath(words);
    const kept = page.screenshot({ path, timeout: SCREENSHOT_TIMEOUT_MS }).then(
      () => NOTE + relative(ROOT, path).split(sep).join('/'),
      (error: Error) => `${NOTE}none of ${page.url()}: ${error.message.split('\n')[0]}`,
    );
    lines.push(await kept);
  }
  return lines.join('\n');
}

/** The pictures that a failure's message names, as paths from the project's root. */
export function screenshotsIn(message: string): string[] {
  // Jest prints a failure that is not an Error twice.
  return [...new Set(message.match(/reports\/failures\/.+\.png/g))];
}

/** Adds a note to a failure. Jest prints the stack, which begins with the message. */
export function withNote(failure: unknown, note: string): unknown {
  if (note === '') return failure;
  if (!isError(failure)) return `${String(failure)}\n\n${note}`;
  const { message, stack = '' } = failure;
  failure.message = `${message}\n\n${note}`;
  failure.stack = stack.replace(message, () => failure.message);
  return failure;
}

/** Does not use `instanceof`, because a test has its own realm with its own Error. */
function isError(failure: unknown): failure is Error {
  return (
    typeof failure === 'object' &&
    failure !== null &&
    'message' in failure &&
    typeof failure.message === 'string'
  );
}

/** A path for a picture of a failure that no other picture has. */
function freePath(words: string): string {
  const name = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 150);
  for (let count = 1; ; count++) {
    const path = join(FOLDER, `${name}${count === 1 ? '' : ` ${count}`}.png`);
    if (!existsSync(path)) return path;
  }
}
