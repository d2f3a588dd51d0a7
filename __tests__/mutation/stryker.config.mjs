import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import nextJest from 'next/jest.js';

/** As jest.config.ts has it. */
const notCompiled = createRequire(import.meta.url)(
  '../../.config/jest-transform-ignore-patterns.json',
);

/**
 * It has no `dir`: with one, next/jest would insert paths of this checkout, and the sandbox would not
 * test its own copy.
 */
const jestConfig = await nextJest()({
  testEnvironment: './__tests__/mutation/environment-by-path.js',
  runner: './__tests__/mutation/fail-fast-runner.js',
  testMatch: ['<rootDir>/__tests__/{lib,components}/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/components/setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
})();

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  mutate: [
    '{components,lib}/**/*.{ts,tsx}',
    // Browser tests show whether these work. README.md names them.
    '!lib/kit/loader/reload-outdated-page.ts',
    '!lib/kit/page-scripts/{init-page,measure-text-zoom,register-service-worker}.ts',
    '!lib/kit/page-scripts/restore-scroll-on-back-forward.ts',
    '!lib/{browser,kit/loader}/loader.ts',
    '!lib/browser/events/{report-events,measure-web-vitals}.ts',
    '!lib/browser/campaign/keep-campaign.ts',
    '!lib/kit/service-worker/self-destroying-worker.ts',
    '!lib/kit/commands/print.ts',
    '!lib/kit/companies/{build-all,build-in-copies,copy-project,hash-inputs}.ts',
    '!lib/kit/server/{phone-urls,read-headers-file,serve-export,serve-sites}.ts',
    '!lib/tools/{build-all,build-site,preview,serve-out}.ts',
    '!components/init-page-on-mount.tsx',
    '!components/home/banner/{read-css-rotation,rotation-stylesheet}.ts',
    '!lib/kit/hosts/{apache,cloudfront,firebase,host-rules,nginx,vercel-build-output,wrangler}.ts',
    // Their tests run them in a process of their own.
    '!lib/build/web-fonts-of-this-build.ts',
    '!lib/kit/fonts/{build-web-fonts,harfbuzz,subset-font}.ts',
    '!lib/kit/pictures/text-outline.ts',
    '!lib/icons/draw-open-graph-image.ts',
  ],
  // By default Stryker also changes the page of Next that the tests read.
  disableTypeChecks: '{components,lib}/**/*.{ts,tsx}',
  ignorePatterns: [
    '/.next',
    '/out',
    '/reports',
    // Unit tests read its folders `setup` and `hosts`.
    '/__tests__/browser/*.test.ts',
    '/__tests__/browser/visual-baselines',
    '/__tests__/bench',
  ],
  testRunner: 'jest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner'))],
  // A file without a jest configuration: Stryker measures coverage only where there is one project.
  jest: {
    projectType: 'custom',
    configFile: 'package.json',
    config: { ...jestConfig, transformIgnorePatterns: notCompiled },
  },
  coverageAnalysis: 'perTest',
  // Mutants of what runs as a module loads count too: copy, routes, headers and schemas are made of
  // nothing else.
  ignoreStatic: false,
  warnings: { slow: false },
  concurrency: 2,
  tempDirName: 'reports/mutation/copies',
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
};

export default config;
