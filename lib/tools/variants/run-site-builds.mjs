import { execFile } from 'node:child_process';
import {
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
import { promisify } from 'node:util';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { NEXT_COMMAND } from '../../build/next-package.mjs';
import { copyProject, ROOT } from '../copy-project.mjs';

const { assertSettings } = await importTypeScript('lib/config/assert-settings.ts');

/** What a company has of its own besides its settings. */
const COMPANY_FOLDERS = ['content', 'public'];

mkdirSync(join(ROOT, 'reports'), { recursive: true });
const WORK_FOLDER = mkdtempSync(join(ROOT, 'reports/sites-'));

const builds = new AbortController();
process.once('exit', () => {
  builds.abort();
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
  const env = { ...site.settings, NODE_ENV: 'production', ...site.variables };
  // The copy has no settings files. Messages name those that the settings are from.
  assertSettings(env, site.files, site.fromFiles);
  const copy = copyForSite(name, site.company);
  const options = { cwd: copy, env, maxBuffer: Infinity, signal: builds.signal };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [NEXT_COMMAND, 'build'],
      options,
    );
    process.stdout.write(stdout.replace(/.*The site is ready in out\//s, site.label));
  } catch ({ stdout, stderr }) {
    const output = inNamesOfSources(stderr || stdout, site.company);
    throw new Error(`${output}\nThe build of ${site.label} failed.`);
  }
  const folder = join(WORK_FOLDER, 'sites', site.company.name, site.name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(copy).filter((file) => /^out(\.|$)/.test(file)))
    renameSync(join(copy, entry), join(folder, entry));
  return folder;
}

/** A copy of the project. The files of a company replace those with the same paths. */
function copyForSite(name, company) {
  const copy = copyProject(name);
  for (const folder of COMPANY_FOLDERS) {
    const source = join(ROOT, company.folder, folder);
    if (company.folder && existsSync(source))
      cpSync(source, join(copy, folder), { recursive: true });
  }
  return copy;
}

/** The output of a build with the names of the files that the copy was made from. */
function inNamesOfSources(output, { folder }) {
  return output.replaceAll(/(?<![\w/])(?:content|public)\/[\w./-]*\w/g, (file) =>
    existsSync(join(ROOT, folder, file)) ? folder + file : file,
  );
}
