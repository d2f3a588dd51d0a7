import { TestEnvironment } from 'jest-environment-node';
import type { Page } from 'playwright-core';
import { keepScreenshots, withNote } from './failure-screenshots';

/** What `setUpBrowser` tells the environment of the test file that runs in it. */
export interface BrowserGlobals {
  openPages?: () => Page[];
}

interface Block {
  readonly name: string;
  readonly parent?: Block;
}

interface Test extends Block {
  /** Each with the error of the place where the test stands, for those that have no stack of their own. */
  readonly errors: [error: unknown, place: unknown][];
}

/** Keeps a picture of each page that is open when a test fails: the next thing that happens is that they are closed. */
export default class BrowserEnvironment extends TestEnvironment {
  async handleTestEvent({
    name,
    test,
  }: {
    readonly name: string;
    readonly test?: Test;
  }): Promise<void> {
    const failure = test?.errors.at(-1);
    if (name !== 'test_fn_failure' || !test || !failure) return;
    const pages = (this.global as BrowserGlobals).openPages?.() ?? [];
    failure[0] = withNote(failure[0], await keepScreenshots(wordsOf(test), pages));
  }
}

/** The name of a test as Jest prints it, without the block around all that a file holds. */
function wordsOf({ name, parent }: Block): string {
  return parent?.parent ? `${wordsOf(parent)} ${name}` : name;
}
