const { default: TestRunner } = require('jest-runner');

/** Stops at the first file with a failed test: one is enough to catch a mutant, and Jest's `bail` would end the process. */
module.exports = class StopAtFirstFailure extends TestRunner {
  async runTests(tests, watcher, options) {
    const stop = () => watcher.setState({ interrupted: true });
    this.on('test-file-success', ([, { numFailingTests }]) => numFailingTests > 0 && stop());
    this.on('test-file-failure', stop);
    return super.runTests(tests, watcher, options);
  }
};
