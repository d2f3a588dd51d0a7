import { TestEnvironment } from 'jest-environment-node';
import type { Browser, Page } from 'playwright-core';
import { browserOfWorker } from './browser-of-worker';
import { keepScreenshots } from './failure-screenshots';

/** What this environment and `setUpBrowser` give each other. */
export interface BrowserGlobals {
  /** Starts the browser at the path, unless an earlier test file of this worker has done it. */
  readonly startBrowser: (executablePath: string) => Promise<Browser>;
  /** The pages of which this environment takes screenshots. */
  openPages?: () => Page[];
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
 * Gives the test files their browser, and takes a screenshot of each open page when a test fails,
 * before the pages are closed.
 *
 * Test files import only the types of Playwright. Jest would load it again for each of them, which
 * takes half a second; an environment's own packages are loaded once in each worker.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const given: BrowserGlobals = { startBrowser: browserOfWorker };
    Object.assign(this.global, given);
  }

  async handleTestEvent({
    name,
    test,
  }: {
    readonly name: string;
    readonly test?: Test;
  }): Promise<void> {
    const pages = (this.global as unknown as BrowserGlobals).openPages?.() ?? [];
    if (name !== 'test_fn_failure' || !test || pages.length === 0) return;
    test.errors.push([{ stack: await keepScreenshots(fullNameOf(test), pages) }]);
  }
}

/** The full name of a test as Jest prints it, without Jest's root block. */
function fullNameOf({ name, parent }: Block): string {
  return parent?.parent ? `${fullNameOf(parent)} ${name}` : name;
}
