import { TestEnvironment } from 'jest-environment-node';
import type { Page } from 'playwright-core';
import { keepScreenshots, withNote } from './failure-screenshots';

/** Globals that `setUpBrowser` sets for this environment. */
export interface BrowserGlobals {
  openPages?: () => Page[];
}

interface Block {
  readonly name: string;
  readonly parent?: Block;
}

interface Test extends Block {
  /** Each error with a second error from the place of the test, for errors without a stack. */
  readonly errors: [error: unknown, place: unknown][];
}

/** Takes a screenshot of each open page when a test fails, before the pages are closed. */
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
    failure[0] = withNote(failure[0], await keepScreenshots(fullNameOf(test), pages));
  }
}

/** The full name of a test as Jest prints it, without Jest's root block. */
function fullNameOf({ name, parent }: Block): string {
  return parent?.parent ? `${fullNameOf(parent)} ${name}` : name;
}
