import { TestEnvironment } from 'jest-environment-node';
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright-core';

/** A page that hangs must not delay the result of its test. */
const SCREENSHOT_TIMEOUT_MS = 5000;

// A worker that has run many tests needs more than the half second that Jest gives it to free their
// memory. `process.exit` leaves that to the system.
process.once('exit', () => process.exit());

/** What this environment gives to a test file. */
export interface BrowserGlobals {
  readonly browser: Browser;
}

/** What the global setup has found out for this environment. */
interface BrowserTests {
  readonly chromium: LaunchOptions;
}

interface Block {
  readonly name: string;
  readonly parent?: Block;
}

interface Test extends Block {
  /** What Jest prints. */
  readonly errors: unknown[];
}

/**
 * Starts a browser for a test file, and takes a screenshot of each open page when a test fails, before
 * the pages are closed. Playwright then speaks to the browser directly: one browser of the global
 * setup would need a sixth more CPU time, most of it in the process that also serves the sites.
 *
 * Test files import only the types of Playwright. Jest would load it again for each of them, which
 * takes half a second; an environment's own packages are loaded once in each worker.
 */
export default class BrowserEnvironment extends TestEnvironment {
  private browser: Browser | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    const { chromium: found } = JSON.parse(process.env['BROWSER_TESTS'] ?? '{}') as BrowserTests;
    this.browser = await chromium.launch(found);
    Object.assign(this.global, { browser: this.browser } satisfies BrowserGlobals);
  }

  override async teardown(): Promise<void> {
    await this.browser?.close();
    await super.teardown();
  }

  async handleTestEvent({
    name,
    test,
  }: {
    readonly name: string;
    readonly test?: Test;
  }): Promise<void> {
    const pages = this.browser?.contexts().flatMap((context) => context.pages()) ?? [];
    if (name !== 'test_fn_failure' || !test || pages.length === 0) return;
    test.errors.push([{ stack: await keepScreenshots(fullNameOf(test), pages) }]);
  }
}

/** The full name of a test as Jest prints it, without Jest's root block. */
function fullNameOf({ name, parent }: Block): string {
  return parent?.parent ? `${fullNameOf(parent)} ${name}` : name;
}

/**
 * Saves a screenshot of each page in `reports/failures/`.
 *
 * @returns a text that says where they are
 */
async function keepScreenshots(title: string, pages: readonly Page[]): Promise<string> {
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
