import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SUPPORTED_NEXT } from '../../lib/export/next-upgrade-advice.mjs';
import { copyProject } from '../../lib/tools/copy-project.mjs';
import { buildEnvironment, EXPORTS } from '../browser/setup/build-exports.mjs';
import { recordNext } from './record.mjs';

/**
 * `npm run try-next <version>`: tries another version of Next in a copy of the project, without its
 * lockfile, and prints the result of each check. It stops at the first check that fails. `package.json`,
 * `node_modules` and `out/` stay as they are.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const JEST = join(ROOT, 'node_modules/jest/bin/jest.js');

/**
 * The test that opens the home page of each region in the browser and uses the banner and the form,
 * and the one that finds what the supported browsers do not understand.
 */
const BROWSER_TESTS = [
  'content-security-policy',
  'supported-browsers',
  '-t',
  'causes no violation: banner|the browsers of browserslist',
];

/** npm is a batch file on Windows, which only a shell can start. */
const SHELL = { shell: process.platform === 'win32' };

const wanted = process.argv[2];
if (!/^[\w.-]+$/.test(wanted ?? '')) {
  process.stderr.write('Name a version of Next: npm run try-next 16.4.6\n');
  process.exit(1);
}

const folder = join(ROOT, 'reports/next-versions', wanted);
const exports = join(folder, 'exports');
let version = wanted;

try {
  check('npm installs it', install);
  rmSync(exports, { recursive: true, force: true });
  for (const [region, flag] of Object.entries(EXPORTS))
    check(`the site of ${region} is built and passes the assertions`, () => build(region, flag));
  check('banner, form and toast work, no policy is violated, old browsers understand all', () =>
    run(process.execPath, [JEST, ...BROWSER_TESTS, '--selectProjects', 'browser'], {
      BROWSER_TESTS_EXPORTS: exports,
    }),
  );
  const recording = check('the small app is recorded', () =>
    recordNext(join(folder, 'small-app'), join(folder, 'recorded')),
  );
  check('the steps pass their tests on the recording', () =>
    run(process.execPath, [JEST, '__tests__/lib/export', '--selectProjects', 'lib'], {
      NEXT_RECORDING: recording,
    }),
  );
  check('it exists for Linux, macOS and Windows', assertEveryPlatform);
  process.stdout.write(`\nNext ${version} passed every check.\n`);
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  process.stdout.write(
    `\nNext ${version} failed a check; the error is above. This project supports Next ${SUPPORTED_NEXT}. See "Upgrading Next" in lib/export/README.md.\n`,
  );
  process.exitCode = 1;
}

/** Runs one check, and prints its result and its time. */
function check(name, perform) {
  process.stdout.write(`${name} … `);
  const start = performance.now();
  let result = 'failed';
  try {
    const value = perform();
    result = 'ok';
    return value;
  } finally {
    process.stdout.write(`${result}, ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  }
}

/**
 * Installs Next alone. All other packages are found in the project, because the folder is inside
 * it.
 */
function install() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const flags = ['--no-save', '--no-package-lock', '--omit=peer', '--no-audit', '--no-fund'];
  run('npm', ['install', `next@${wanted}`, ...flags], {}, { cwd: folder, ...SHELL });
  version = packageOfNext().version;
}

/**
 * Next's compiler is a package per platform. If one is missing, `npm ci` fails on that platform.
 */
function assertEveryPlatform() {
  const compilers = Object.entries(packageOfNext().optionalDependencies).filter(([name]) =>
    name.startsWith('@next/swc-'),
  );
  const missing = compilers
    .map(([name, range]) => `${name}@${range}`)
    .filter((compiler) => spawnSync('npm', ['view', compiler, 'version'], SHELL).status !== 0);
  if (missing.length > 0) throw new Error(`The registry lacks ${missing.join(', ')}.`);
}

function build(region, flag) {
  const copy = copyProject(`next-versions/${wanted}/project`);
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const environment = buildEnvironment({ NEXT_PUBLIC_REGION: flag });
  run(process.execPath, [next, 'build'], environment, { cwd: copy });
  if (!existsSync(join(copy, 'out'))) throw new Error('Next has written no out/.');
  mkdirSync(exports, { recursive: true });
  renameSync(join(copy, 'out'), join(exports, region));
}

function packageOfNext() {
  return JSON.parse(readFileSync(join(folder, 'node_modules/next/package.json'), 'utf8'));
}

/** @throws an error with the output of the program if it fails. */
function run(program, args, environment, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    maxBuffer: Infinity,
    ...options,
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim());
}
