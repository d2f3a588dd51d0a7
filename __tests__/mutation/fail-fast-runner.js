const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { default: TestRunner } = require('jest-runner');

/**
 * Runs only the files that contain a requested test. Jest itself would load every file to find the names of its tests.
 * It stops at the first file with a failed test, because one is enough to notice a mutant. Jest's own `bail` would end
 * the process.
 */
module.exports = class FailFastRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    const namesFile = join(tests[0].context.config.rootDir, '.stryker-test-names.json');
    const known = existsSync(namesFile);
    const names = known ? JSON.parse(readFileSync(namesFile, 'utf8')) : {};
    const wanted = new RegExp(testNamePattern ?? '', 'i');
    const needed = tests.filter(
      ({ path }) =>
        !testNamePattern || !names[path] || names[path].some((name) => wanted.test(name)),
    );

    const stop = () => watcher.setState({ interrupted: true });
    this.on('test-file-failure', stop);
    this.on('test-file-success', ([{ path }, { numFailingTests, testResults }]) => {
      names[path] = testResults.map(({ fullName }) => fullName);
      if (numFailingTests > 0) stop();
    });
    await super.runTests(needed, watcher, options);
    // The first run runs all tests, and stores their names for the runs that follow.
    if (!known) writeFileSync(namesFile, JSON.stringify(names));
  }
};
