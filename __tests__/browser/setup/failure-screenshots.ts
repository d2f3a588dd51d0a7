import type { Page } from 'playwright-core';

/** A page that hangs must not delay the result of its test. */
const SCREENSHOT_TIMEOUT_MS = 5000;

/**
 * Saves a screenshot of each page in `reports/failures/`.
 *
 * @param title the full name of the failed test
 * @returns a text that says where they are
 */
export async function keepScreenshots(title: string, pages: readonly Page[]): Promise<string> {
  const name = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 150);
  const lines: string[] = [];
  for (const [index, page] of pages.entries()) {
    const path = `reports/failures/${name}${index === 0 ? '' : ` ${index + 1}`}.png`;
    const kept = page.screenshot({ path, timeout: SCREENSHOT_TIMEOUT_MS }).then(
      () => `Screenshot: ${path}`,
      (error: Error) => `No screenshot of ${page.url()}: ${error.message.split('\n')[0]}`,
    );
    lines.push(await kept);
  }
  return lines.join('\n');
}
