import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NEXT_COMMAND, print } from '../commands';
import { settingsWithoutProblems, withSources } from '../settings';
import type { CompanyFolder } from './companies';
import { copyProject } from './copy-project';
import type { Project } from './project';
import type { SiteBuild } from './site-builds';

/** @returns the folder with the `out/` of the site. */
export type BuildSite = (site: SiteBuild) => Promise<string>;

interface BuildOptions {
  /**
   * A folder in `reports/` that no other process uses meanwhile. The copies stay there, so that
   * Next's cache makes later builds twice as fast. Without it, they are deleted.
   */
  readonly lastingFolder?: string;
  /** How many sites to build at once. */
  readonly jobs?: number | undefined;
}

/** What a build of Next needs, in bytes. */
const MEMORY_OF_BUILD = 1.5e9;

/** One build for each core, as far as the memory of the machine or of the container suffices. */
function defaultJobs(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / MEMORY_OF_BUILD)));
}

/**
 * Prepares builds in copies of the project. When the process ends, it stops them
 * and deletes the built sites that are still there.
 *
 * @returns a function that builds a site when a core is idle, and prints its summary. It throws an
 *   Error with the message of the build, if that fails.
 */
export function prepareSiteBuilds(
  project: Project,
  { lastingFolder, jobs = defaultJobs() }: BuildOptions = {},
): BuildSite {
  const workFolder = lastingFolder ?? `sites-${process.pid}`;
  const sites = join('reports', workFolder, 'sites');
  // Those of a killed run.
  rmSync(sites, { recursive: true, force: true });
  const builds = new AbortController();
  process.once('exit', () => {
    builds.abort();
    rmSync(lastingFolder ? sites : join('reports', workFolder), { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1));

  /** The copies in which no site is being built. */
  const idleCopies = Array.from({ length: jobs }, (_, index) =>
    join(workFolder, `project-${index}`),
  );
  /** The builds that wait for a copy. */
  const waiting: ((copy: string) => void)[] = [];
  return async (site) => {
    const copy = idleCopies.shift() ?? (await new Promise<string>((use) => waiting.push(use)));
    try {
      return await buildInCopy(copy, site, project, sites, builds.signal);
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext(copy);
      else idleCopies.push(copy);
    }
  };
}

async function buildInCopy(
  name: string,
  site: SiteBuild,
  project: Project,
  sites: string,
  signal: AbortSignal,
) {
  const { company, label, files } = site;
  print(`Building ${label} …`);
  // Each build of several has one worker.
  const env = {
    ...site.settings,
    NODE_ENV: 'production',
    BUILD_WORKERS: '1',
    ...site.variables,
  } as const;
  // The copy has no settings files. Messages name those that the settings are from.
  settingsWithoutProblems(project.loadSettings(env, files));
  const copy = copyProject(name, company.folder);
  const options = { cwd: copy, env, maxBuffer: Infinity, signal };
  const build = promisify(execFile)(process.execPath, [NEXT_COMMAND, 'build'], options);
  const inSourceNames = (output: string) => {
    const summary = output.replace(/.*The site is ready in out\//s, label);
    return withSources(inNamesOfSources(summary, company), env, files, project.settingNames);
  };
  const { stdout } = await build.catch(
    ({ stdout, stderr }: Record<'stdout' | 'stderr', string>) => {
      throw new Error(`${inSourceNames(stderr || stdout)}\nThe build of ${label} failed.`);
    },
  );
  process.stdout.write(inSourceNames(stdout));

  const folder = join(sites, company.name, site.name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(copy).filter((file) => /^out(\.|$)/.test(file)))
    renameSync(join(copy, entry), join(folder, entry));
  return folder;
}

/**
 * The output of a build with the names of the files that the copy was made from. A missing file
 * belongs into the folder of the company.
 */
export function inNamesOfSources(output: string, { folder }: CompanyFolder): string {
  return output.replaceAll(/(?<![\w/])(?:content|public)\/[\w./-]*\w/g, (file) =>
    existsSync(file) && !existsSync(folder + file) ? file : folder + file,
  );
}
