import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(ROOT, 'reports/failures');

/** A page that hangs must not keep its test from being told about. */
const PATIENCE_MS = 5000;

/** What names a picture in the message of a failure, so that a person and the report find it. */
const NOTE = 'Screenshot: ';

/**
 * Keeps a picture of each page in `reports/failures/`.
 *
 * @returns what the failure's message should add: a line for each page.
 */
export async function keepScreenshots(words: string, pages: readonly Page[]): Promise<string> {
  const lines: string[] = [];
  for (const page of pages) {
    const path = freePath(words);
    const kept = page.screenshot({ path, timeout: PATIENCE_MS }).then(
      () => relative(ROOT, path),
      (error: Error) => `none of ${page.url()}: ${error.message.split('\n')[0]}`,
    );
    lines.push(NOTE + (await kept));
  }
  return lines.join('\n');
}

/** The pictures that a failure's message names, as paths from the root. */
export function screenshotsIn(message: string): string[] {
  const noted = [...message.matchAll(new RegExp(`^\\s*${NOTE}(reports/.+\\.png)`, 'gm'))].map(
    ([, path = '']) => path,
  );
  // A failure that is not an error is printed twice.
  return [...new Set(noted)];
}

/** A failure that says more; Jest prints the stack, which begins with the message. */
export function withNote(failure: unknown, note: string): unknown {
  if (note === '') return failure;
  if (!isError(failure)) return `${String(failure)}\n\n${note}`;
  const { message, stack = '' } = failure;
  failure.message = `${message}\n\n${note}`;
  failure.stack = stack.replace(message, () => failure.message);
  return failure;
}

/** Not by `instanceof`: a test's errors are made by the constructors of its own realm. */
function isError(failure: unknown): failure is Error {
  return (
    typeof failure === 'object' &&
    failure !== null &&
    'message' in failure &&
    typeof failure.message === 'string'
  );
}

function freePath(words: string): string {
  const name = words.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 150);
  for (let count = 1; ; count++) {
    const path = join(FOLDER, `${name}${count === 1 ? '' : ` ${count}`}.png`);
    if (!existsSync(path)) return path;
  }
}
