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
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { NEXT_COMMAND } from '../../build/next-package.mjs';
import { copyProject, ROOT } from '../copy-project.mjs';

const { assertSettings } = await importTypeScript('lib/config/assert-settings.ts');
const { withSources } = await importTypeScript('lib/config/env-file-problems.ts');

/** What a company has of its own besides its settings. */
const COMPANY_FOLDERS = ['content', 'public'];

const builds = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

/**
 * Prepares builds in copies of the project, one for each core. When the process ends, it stops them
 * and deletes the built sites that are still there.
 *
 * @param lastingFolder a folder in `reports/` that no other process uses meanwhile. The copies stay
 *   there, so that Next's cache makes later builds twice as fast. Without it, they are deleted.
 * @returns a function that builds a site of `siteBuildsOf` or `regionBuildsOfProject` as soon as a
 *   core is idle, prints its summary, and returns the folder with its `out/`. It throws an Error with
 *   the message of the build, if that fails.
 */
export function prepareSiteBuilds(lastingFolder) {
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  const workFolder = lastingFolder ?? basename(mkdtempSync(join(ROOT, 'reports/sites-')));
  const sites = join(ROOT, 'reports', workFolder, 'sites');
  // Those of a killed run.
  rmSync(sites, { recursive: true, force: true });
  process.once('exit', () => {
    builds.abort();
    rmSync(lastingFolder ? sites : dirname(sites), { recursive: true, force: true });
  });
  /** The copies in which no site is being built. */
  const idleCopies = Array.from({ length: availableParallelism() }, (_, index) =>
    join(workFolder, `project-${index}`),
  );
  /** The builds that wait for a copy. */
  const waiting = [];
  return async (site) => {
    const name = idleCopies.shift() ?? (await new Promise((resolve) => waiting.push(resolve)));
    try {
      return await buildInCopy(name, site, sites);
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext(name);
      else idleCopies.push(name);
    }
  };
}

async function buildInCopy(name, site, sites) {
  process.stdout.write(`Building ${site.label} …\n`);
  const env = { ...site.settings, NODE_ENV: 'production', ...site.variables };
  // The copy has no settings files. Messages name those that the settings are from.
  assertSettings(env, site.files);
  const copy = copyForSite(name, site.company);
  const options = { cwd: copy, env, maxBuffer: Infinity, signal: builds.signal };
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [NEXT_COMMAND, 'build'],
      options,
    );
    const summary = stdout.replace(/.*The site is ready in out\//s, site.label);
    process.stdout.write(withSources(inNamesOfSources(summary, site.company), env, site.files));
  } catch ({ stdout, stderr }) {
    const output = inNamesOfSources(stderr || stdout, site.company);
    throw new Error(`${output}\nThe build of ${site.label} failed.`);
  }
  const folder = join(sites, site.company.name, site.name);
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
