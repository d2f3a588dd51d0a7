import nextJest from 'next/jest.js';

/** Without a `dir` next/jest hands out no paths of this checkout, so that the sandbox tests its own copy. */
const jestConfig = await nextJest()({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/lib/loan-app/**/*.test.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  mutate: ['lib/loan-app/**/*.ts'],
  ignorePatterns: ['/.next', '/out', '/coverage', '/public', '/app', '/components', '/lib/*', '!/lib/loan-app'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  // A file without a jest configuration: Stryker measures coverage only where there is one project.
  jest: { projectType: 'custom', configFile: 'package.json', config: jestConfig },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/loan-app.html' },
  jsonReporter: { fileName: 'reports/mutation/loan-app.json' },
  thresholds: { high: 100, low: 95, break: 95 },
};

export default config;
