import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../../lib/kit/commands/import-typescript.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { dependencies } = createRequire(import.meta.url)('./package.json');
const { REGIONS } = await importTypeScript('lib/region/regions.ts');
const { default: mainConfig } = await importTypeScript('jest.config.ts');

/** The browsers from npm, by the names of their packages. */
export const OLD_CHROMIUMS = Object.keys(dependencies).filter((name) =>
  name.startsWith('chromium-'),
);

/** The slowest start first. */
const BROWSERS = ['WebKitGTK', 'Firefox', ...OLD_CHROMIUMS];

/**
 * The tests of `npm run test:browsers`, which `npm test` leaves out: they install browsers. Each
 * browser and region is a project with the same tests, so that Jest runs them at the same time.
 */
export default async function config() {
  // That of the unit tests in Node.
  const [unitTests] = (await mainConfig()).projects;
  const project = {
    ...unitTests,
    rootDir: ROOT,
    testMatch: ['<rootDir>/__tests__/cross-browser/*.test.ts'],
    globalSetup: '<rootDir>/__tests__/cross-browser/setup/global-setup.mjs',
  };
  return {
    rootDir: ROOT,
    projects: BROWSERS.flatMap((BROWSER) =>
      REGIONS.map((REGION) => ({
        ...project,
        displayName: `${BROWSER}, ${REGION}`,
        globals: { BROWSER, REGION },
      })),
    ),
    // The tests mostly wait. Two browsers on each core are fastest on two cores.
    maxWorkers: 2 * availableParallelism(),
    // WebKitGTK paints without a graphics card here, and takes seconds where others take tenths.
    testTimeout: 90_000,
  };
}
