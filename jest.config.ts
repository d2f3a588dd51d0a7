/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import notCompiled from './.config/not-compiled-by-jest.json';

const withNext = nextJest({ dir: '.' });

const shared: Config = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // The bench and the mutation tests keep copies of this project there.
  modulePathIgnorePatterns: ['<rootDir>/reports/', '<rootDir>/.stryker-tmp/'],
};

/** What every page starts with is a script of the document, though it is lib's. */
const LOADER = '<rootDir>/__tests__/lib/export/loader/';

/** What a test stands on decides its project: a pure module, a rendered component, or the export in Chromium. */
const projects: Config[] = [
  {
    ...shared,
    displayName: 'lib',
    testEnvironment: 'node',
    testMatch: ['lib', 'app', 'bench', 'faults', 'report'].map(
      (folder) => `<rootDir>/__tests__/${folder}/**/*.test.ts`,
    ),
    testPathIgnorePatterns: ['/node_modules/', LOADER],
  },
  {
    ...shared,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/__tests__/components/**/*.test.{ts,tsx}', `${LOADER}**/*.test.ts`],
    setupFilesAfterEnv: ['<rootDir>/__tests__/components/setup.ts'],
  },
  {
    ...shared,
    displayName: 'browser',
    testEnvironment: '<rootDir>/__tests__/browser/setup/screenshot-on-failure-environment.ts',
    testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
    globalSetup: '<rootDir>/__tests__/browser/setup/global-setup.mjs',
    globalTeardown: '<rootDir>/__tests__/browser/setup/global-teardown.mjs',
  },
];

/** next/jest would leave all packages as they are; those published as ES modules alone are for Jest to compile. */
async function withNextAndModules(project: Config): Promise<Config> {
  return { ...(await withNext(project)()), transformIgnorePatterns: notCompiled };
}

export default async function config(): Promise<Config> {
  return {
    projects: await Promise.all(projects.map(withNextAndModules)),
    reporters: ['default', '<rootDir>/__tests__/report/reporter.mjs'],
    // The browser tests wait more than they compute; left to itself, Jest would keep one core free.
    maxWorkers: '100%',
    // A banner's turn and a toast's second are waited for in real time.
    testTimeout: 30_000,
  };
}
