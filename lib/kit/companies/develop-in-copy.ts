import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, rmSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { NEXT_COMMAND, print } from '../commands';
import { settingsWithoutProblems } from '../settings';
import { inNamesOfSources } from './build-in-copies';
import { COMPANY_SOURCES, copyProject, sourcesOfBuild } from './copy-project';
import { lock } from './lock';
import type { Project } from './project';
import type { SiteBuild } from './site-builds';

/** Editors save a file in several steps. */
const SAVED_MS = 200;

/**
 * Runs `next dev` for a site of a company in a copy of the project. What is saved in the project or
 * in the folder of the company is copied. After a change of settings, `next dev` starts again.
 *
 * @param readSite reads the settings files of the site.
 * @param options those of `next dev`.
 */
export async function developInCopy(
  readSite: () => SiteBuild,
  project: Project,
  options: readonly string[],
): Promise<void> {
  const { company, name } = readSite();
  const folder = join('develop', company.name, name);
  await lock(folder);
  const copy = copyProject(folder, company.folder);
  let running: ChildProcess | undefined;
  const start = () => {
    const { label, files, settings, variables } = readSite();
    const environment = { ...settings, ...variables };
    settingsWithoutProblems(project.loadSettings({ ...environment, NODE_ENV: '' }, files));
    print(`Developing ${label} …`);
    // Next colours nothing that another process reads, unless it is told to.
    const env = { FORCE_COLOR: '1', ...environment, NODE_ENV: 'development' } as const;
    running = spawn(process.execPath, [NEXT_COMMAND, 'dev', ...options], { cwd: copy, env });
    for (const stream of ['stdout', 'stderr'] as const)
      running[stream]?.on('data', (text: Buffer) =>
        process[stream].write(inNamesOfSources(text.toString(), company)),
      );
    running.once('exit', (status) => process.exit(status ?? 1));
  };
  const restart = () => {
    running = undefined;
    try {
      start();
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
    }
  };
  process.once('exit', () => running?.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1));

  /** A file of the company takes precedence over that of the project with the same path. */
  const update = (path: string) => {
    const source = [company.folder + path, path].find(existsSync);
    if (source) cpSync(source, join(copy, path), { recursive: true });
    else rmSync(join(copy, path), { recursive: true, force: true });
  };
  const isSource = (path: string) =>
    [...COMPANY_SOURCES, ...sourcesOfBuild()].includes(path.split(/[\\/]/)[0] ?? '');
  const waiting = new Map<string, NodeJS.Timeout>();
  const onSave = (path: string) => {
    clearTimeout(waiting.get(path));
    waiting.set(
      path,
      setTimeout(() => {
        if (isSource(path)) return update(path);
        if (!path.startsWith('.env')) return;
        if (running) running.removeAllListeners('exit').once('exit', restart).kill();
        else restart();
      }, SAVED_MS),
    );
  };
  watch('.', (_, file) => file && onSave(file));
  watch(company.folder, { recursive: true }, (_, file) => file && onSave(file));
  for (const source of sourcesOfBuild().filter((path) => statSync(path).isDirectory()))
    watch(source, { recursive: true }, (_, file) => file && onSave(join(source, file)));
  restart();
}
