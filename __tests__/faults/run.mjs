import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { importTypeScript } from '../../lib/import-typescript.mjs';
import { copyProject } from '../../lib/tools/copy-project.mjs';
import { buildExports, EXAMPLE_EXPORTS, nextBuild } from '../browser/setup/build-exports.mjs';

const { EXPORTED_PAGE, FAULTS, testFileOf } = await importTypeScript('__tests__/faults/faults.ts');

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');
const WORKSHOP = join(ROOT, 'reports/faults');
const REGION = 'india';

const wanted = process.argv.slice(2).join(' ');
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
if (faults.length === 0) throw new Error(`No fault is called "${wanted}".`);

const sound = await buildExports();

const soundRuns = {};
let caught = 0;
for (const fault of faults) {
  const soundRun = (soundRuns[fault.caughtBy] ??= runTests(fault, dirname(sound[REGION])));
  if (testThatSaw(fault, soundRun))
    throw new Error(`A test of ${fault.caughtBy} fails like this without ${fault.name}, too.`);
  const seen = testThatSaw(fault, runTests(fault, await faultyExports(fault)));
  if (seen) caught += 1;
  process.stdout.write(
    seen
      ? `✓ ${fault.name}\n    ${fault.caughtBy}: ${seen.test}\n    ${seen.words}\n`
      : `✗ ${fault.name}\n    No test of ${fault.caughtBy} has noticed it.\n`,
  );
}
process.stdout.write(
  `\n${caught} of ${faults.length} faults are caught by the tests that should.\n`,
);
process.exitCode = caught === faults.length ? 0 : 1;

/** Prepares the exports with a fault in one of them, and returns their folder. */
async function faultyExports(fault) {
  const folder = join(WORKSHOP, 'exports');
  rmSync(folder, { recursive: true, force: true });
  for (const region of Object.keys(EXAMPLE_EXPORTS))
    cpSync(sound[region], join(folder, region), { recursive: true });
  if (fault.file === EXPORTED_PAGE) {
    addFault(fault, join(folder, REGION));
    return folder;
  }
  const copy = copyProject('faults/project');
  addFault(fault, copy);
  const { status, output } = await nextBuild(EXAMPLE_EXPORTS[REGION], copy);
  if (status !== 0) throw new Error(`The site with ${fault.name} cannot be built:\n${output}`);
  rmSync(join(folder, REGION), { recursive: true });
  cpSync(join(copy, 'out'), join(folder, REGION), { recursive: true });
  return folder;
}

/** Runs the test file that a fault names against the exports of a folder. */
function runTests(fault, exportsFolder) {
  const outputFile = join(WORKSHOP, 'results.json');
  mkdirSync(WORKSHOP, { recursive: true });
  rmSync(outputFile, { force: true });
  const { stderr } = spawnSync(
    process.execPath,
    [JEST, testFileOf(fault), '--selectProjects=browser', '--json', `--outputFile=${outputFile}`],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, BROWSER_TESTS_EXPORTS: exportsFolder } },
  );
  if (!existsSync(outputFile)) throw new Error(`The tests could not be run:\n${stderr}`);
  return JSON.parse(readFileSync(outputFile, 'utf8'));
}

/** Adds a fault to a file of a folder. */
function addFault({ file, find, replace }, folder) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const faulty = text.replace(find, typeof find === 'string' ? () => replace : replace);
  if (faulty === text) throw new Error(`${file} does not contain ${find}.`);
  writeFileSync(path, faulty);
}

/**
 * Finds the test that failed because of a fault, and the part of its message that shows the fault.
 *
 * @param testResults of Jest's JSON report.
 */
function testThatSaw({ seen }, { testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (tests.length === 0)
    throw new Error(testResults.map(({ message }) => message).join('\n') || 'No test was run.');
  for (const { fullName, failureMessages } of tests) {
    const message = stripVTControlCharacters((failureMessages ?? []).join('\n'));
    const words = seen.exec(message)?.[0].replaceAll(/\s+/g, ' ');
    if (words) return { test: fullName, words };
  }
  return undefined;
}
