import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { NEXT_COMMAND } from '../../build/resolve-next.mjs';
import { copyProject } from '../copy-project.mjs';
import { FIRST_READ, ROOT } from './read-companies.mjs';

/** The settings file in which a copy has the settings of a company. */
const OF_COMPANY = '.env.local';

mkdirSync(join(ROOT, 'reports'), { recursive: true });
const WORK_FOLDER = mkdtempSync(join(ROOT, 'reports/sites-'));

/** The builds that are running. */
const running = new Set();

process.once('exit', () => {
  for (const build of running) build.kill();
  rmSync(WORK_FOLDER, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

/** The copies of the project in which no site is being built, one for each core. */
const idleCopies = Array.from({ length: availableParallelism() }, (_, index) => `project-${index}`);

/** The builds that wait for a copy. */
const waiting = [];

/**
 * Builds a site in a copy of the project, as soon as a core is idle, and prints its summary.
 *
 * @param site one of `siteBuildsOf` or `regionBuildsOfProject`.
 * @returns the folder with its `out/`. It is deleted when the process ends, if it is still there.
 * @throws Error with the message of the build, if it fails.
 */
export async function buildSite(site) {
  const name = idleCopies.shift() ?? (await new Promise((resolve) => waiting.push(resolve)));
  try {
    return await buildInCopy(join(basename(WORK_FOLDER), name), site);
  } finally {
    const startNext = waiting.shift();
    if (startNext) startNext(name);
    else idleCopies.push(name);
  }
}

async function buildInCopy(name, site) {
  process.stdout.write(`Building ${site.label} …\n`);
  const copy = copyForSite(name, site);
  const { status, stdout, stderr } = await runNextBuild(copy, site.variables);
  if (status !== 0) {
    const output = inNamesOfSources(stderr || stdout, site);
    throw new Error(`${output}\nThe build of ${site.label} failed.`);
  }
  process.stdout.write(stdout.replace(/.*The site is ready in out\//s, site.label));
  const folder = join(WORK_FOLDER, 'sites', site.company.name, site.name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(copy).filter((file) => /^out(\.|$)/.test(file)))
    renameSync(join(copy, entry), join(folder, entry));
  return folder;
}

/** A copy of the project with the files of a company laid over it, and the settings of one site. */
function copyForSite(name, { company, settingsFile }) {
  const copy = copyProject(name, { withSettings: true });
  if (company.folder) {
    rmSync(join(copy, OF_COMPANY), { force: true });
    for (const [source, target] of [
      ['.env', OF_COMPANY],
      ['content', 'content'],
      ['public', 'public'],
    ]) {
      const path = join(ROOT, company.folder, source);
      if (existsSync(path)) cpSync(path, join(copy, target), { recursive: true });
    }
  }
  if (settingsFile) copyFileSync(join(ROOT, settingsFile), join(copy, FIRST_READ));
  return copy;
}

function runNextBuild(copy, variables) {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', ...variables };
    const options = { cwd: copy, env, maxBuffer: Infinity };
    const build = execFile(
      process.execPath,
      [NEXT_COMMAND, 'build'],
      options,
      (_, stdout, stderr) => {
        running.delete(build);
        resolve({ status: build.exitCode, stdout, stderr });
      },
    );
    running.add(build);
  });
}

/** The output of a build with the names of the files that the copy was made from. */
function inNamesOfSources(output, { company, settingsFile = FIRST_READ }) {
  const named = output.replaceAll(FIRST_READ, settingsFile);
  if (!company.folder) return named;
  return named.replaceAll(/(?<![\w/])(?:\.env\.local|(?:content|public)\/[\w./-]*\w)/g, (file) => {
    const source = company.folder + file.replace(OF_COMPANY, '.env');
    return existsSync(join(ROOT, source)) ? source : file;
  });
}
