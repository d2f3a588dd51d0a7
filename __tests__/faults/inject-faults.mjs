import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { importTypeScript } from '../../lib/kit/commands/import-typescript.mjs';
import { buildExports, EXAMPLE_EXPORTS, nextBuild } from '../browser/setup/build-exports.mjs';

const { copyProject } = await importTypeScript('lib/kit/companies/copy-project.ts');
const { EXPORTED_PAGE, FAULTS, testFileOf } = await importTypeScript('__tests__/faults/faults.ts');

const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');
const WORK_FOLDER = resolve('reports/faults');
const REGION = 'india';

const wanted = process.argv.slice(2).join(' ');
const faults = FAULTS.filter(({ name }) => name.includes(wanted));
if (faults.length === 0) throw new Error(`No fault is called "${wanted}".`);

const sound = await buildExports();

/** The tests that fail even without a fault, because the exports of their sites are missing. */
const failedBefore = {};
let caught = 0;
for (const fault of faults) {
  failedBefore[fault.caughtBy] ??= failedTests(fault, await exportsWith());
  const failed = failedTests(fault, await exportsWith(fault)).filter(
    (test) => !failedBefore[fault.caughtBy].includes(test),
  );
  if (failed.length > 0) caught += 1;
  const result = failed.join('\n    ') || `No test of ${fault.caughtBy} has noticed it.`;
  process.stdout.write(`${failed.length > 0 ? '✓' : '✗'} ${fault.name}\n    ${result}\n`);
}
process.stdout.write(
  `\n${caught} of ${faults.length} faults are caught by the tests that should.\n`,
);
process.exitCode = caught === faults.length ? 0 : 1;

/** Prepares the exports, with a fault in one of them if there is one, and returns their folder. */
async function exportsWith(fault) {
  const folder = join(WORK_FOLDER, 'exports');
  rmSync(folder, { recursive: true, force: true });
  for (const region of Object.keys(EXAMPLE_EXPORTS))
    cpSync(sound[region], join(folder, region), { recursive: true });
  if (!fault) return folder;
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

/** Runs the test file that a fault names against the exports of a folder; the tests that fail. */
function failedTests(fault, exportsFolder) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [JEST, testFileOf(fault), '--selectProjects=browser'],
    { encoding: 'utf8', env: { ...process.env, BROWSER_TESTS_EXPORTS: exportsFolder } },
  );
  const failed = [...new Set(stderr.match(/(?<=^ +● ).+/gm))];
  if (status !== 0 && failed.length === 0) throw new Error(`No test was run:\n${stderr}`);
  return failed;
}

function addFault({ file, find, replace }, folder) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const faulty = text.replace(find, typeof find === 'string' ? () => replace : replace);
  if (faulty === text) throw new Error(`${file} does not contain ${find}.`);
  writeFileSync(path, faulty);
}
