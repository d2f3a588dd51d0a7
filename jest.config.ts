/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import notCompiled from './.config/jest-transform-ignore-patterns.json';

const withNext = nextJest({ dir: '.' });

/** The folder of this file in a regular expression. Jest does not escape `<rootDir>` there. */
const ROOT = __dirname.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const shared: Config = {
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Builds, the bench and the mutation tests keep copies of this project there.
  modulePathIgnorePatterns: [`^${ROOT}/reports/`],
};

/**
 * The scripts of a page are part of `lib`, but their tests need a document. The files have no
 * `@jest-environment` docblock: with one, Stryker would not know what they cover
 * (mutation/environment-by-path.js).
 */
const PAGE_SCRIPTS =
  '**/__tests__/lib/{browser/campaign,kit/{islands,loader,page-scripts}}/*.test.{ts,tsx}';

/**
 * One project per environment: Node for pure modules, jsdom for components, Chromium for the
 * finished export.
 */
const projects: Config[] = [
  {
    ...shared,
    displayName: 'lib',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/{lib,app,bench,faults}/**/*.test.ts', `!${PAGE_SCRIPTS}`],
  },
  {
    ...shared,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/__tests__/components/**/*.test.{ts,tsx}', PAGE_SCRIPTS],
    setupFilesAfterEnv: ['<rootDir>/__tests__/components/setup.ts'],
  },
  {
    ...shared,
    displayName: 'browser',
    testEnvironment: '<rootDir>/__tests__/browser/setup/browser-environment.ts',
    testMatch: ['<rootDir>/__tests__/browser/**/*.test.ts'],
    globalSetup: '<rootDir>/__tests__/browser/setup/global-setup.mjs',
    globalTeardown: '<rootDir>/__tests__/browser/setup/global-teardown.mjs',
  },
];

/**
 * next/jest compiles no packages. Jest has to compile the packages that are published only as ES
 * modules.
 */
async function withNextAndModules(project: Config): Promise<Config> {
  return { ...(await withNext(project)()), transformIgnorePatterns: notCompiled };
}

/**
 * next/jest adds the variables of `.env` to the environment. A developer may also have exported
 * settings. The tests state the settings that they need, and no others count.
 */
function forgetSettings(initial: readonly string[]): void {
  for (const variable of Object.keys(process.env)) {
    if (!initial.includes(variable) || variable.startsWith('NEXT_PUBLIC_'))
      Reflect.deleteProperty(process.env, variable);
  }
}

export default async function config(): Promise<Config> {
  const initial = Object.keys(process.env);
  const compiled = await Promise.all(projects.map(withNextAndModules));
  forgetSettings(initial);
  return {
    projects: compiled,
    // A worker of the browser tests often waits for the browser or for a timer of the page. Three
    // workers keep two cores busy. Jest would take a share above 100 % for a number of workers.
    maxWorkers: Math.ceil(1.5 * availableParallelism()),
    // On a loaded machine a browser test of many steps takes long. A test that passes does not wait
    // for the timeout.
    testTimeout: 120_000,
  };
}
