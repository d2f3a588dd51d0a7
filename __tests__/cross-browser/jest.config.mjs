import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

const notCompiled = JSON.parse(
  readFileSync(new URL('../../.config/not-compiled-by-jest.json', import.meta.url), 'utf8'),
);

/** The tests of `npm run test:browsers`, which `npm test` leaves out: they install browsers. */
export default async function config() {
  const own = {
    rootDir: '../..',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/__tests__/cross-browser/*.test.ts'],
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    modulePathIgnorePatterns: ['<rootDir>/reports/', '<rootDir>/.stryker-tmp/'],
    globalSetup: '<rootDir>/__tests__/cross-browser/setup/global-setup.mjs',
    // The tests mostly wait. Two browsers on each core are fastest on two cores.
    maxWorkers: 2 * availableParallelism(),
    // WebKitGTK paints without a graphics card here, and takes seconds where others take tenths.
    testTimeout: 90_000,
  };
  return { ...(await nextJest({ dir: '.' })(own)()), transformIgnorePatterns: notCompiled };
}
