import TestSequencer from '@jest/test-sequencer';

/**
 * Starts the browser tests before all others. They take longest, but Jest does not know that in a
 * fresh clone, where it starts the largest files first. The short unit tests then keep all workers
 * busy until the end.
 */
export default class BrowserTestsFirst extends TestSequencer {
  sort(tests) {
    const inOrder = super.sort(tests);
    const isBrowserTest = ({ context }) => context.config.displayName?.name === 'browser';
    return [...inOrder.filter(isBrowserTest), ...inOrder.filter((test) => !isBrowserTest(test))];
  }
}
