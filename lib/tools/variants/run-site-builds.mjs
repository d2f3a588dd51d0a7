import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { nextEnv } from '../../build/packages-of-next.mjs';
import { copyProject } from '../copy-project.mjs';

const { variantsOfCompany } = await importTypeScript('lib/tools/variants/plan-site-builds.ts');
const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The settings file that wins over the others. In the copy it has the settings of one site. */
const FIRST_READ = '.env.production.local';

/** The settings that a build would read. Those of `ownFile` win over the other files. */
export function readSettings(ownFile = FIRST_READ) {
  const files = [ownFile, '.env.local', '.env.production', '.env']
    .filter((path) => existsSync(join(ROOT, path)))
    .map((path) => ({ path, contents: readFileSync(join(ROOT, path), 'utf8') }));
  const [, fromFiles] = nextEnv.processEnv(files, ROOT, console, true);
  // Next also writes what it reads into the process environment, which the next read would prefer.
  nextEnv.resetEnv();
  return { ...fromFiles, ...process.env };
}

/** The variants that have a settings file of their own, each with its settings. */
export function readVariants() {
  return variantsOfCompany(readdirSync(ROOT)).map((variant) => ({
    variant,
    settings: readSettings(`.env.${variant.locale}`),
  }));
}

/**
 * Builds sites (SiteBuild of plan-site-builds.ts) in a copy of the project, and prints the summary of
 * each. The copy is deleted when the process ends, and the folder of the sites if it is still there.
 *
 * @throws Error with the message of a build that has failed.
 */
export function buildSites(builds) {
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  const workFolder = mkdtempSync(join(ROOT, 'reports/sites-'));
  process.once('exit', () => rmSync(workFolder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

  const copy = copyProject(join(basename(workFolder), 'project'), { withSettings: true });
  const folder = join(workFolder, 'sites');
  const sites = builds.map(({ name, label, settingsFile, variables }) => {
    process.stdout.write(`Building ${label} …\n`);
    if (settingsFile) copyFileSync(join(ROOT, settingsFile), join(copy, FIRST_READ));
    const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build'], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', ...variables },
    });
    if (status !== 0) {
      const output = (stderr || stdout).replaceAll(FIRST_READ, settingsFile ?? FIRST_READ);
      throw new Error(`${output}\nThe build of ${label} failed.`);
    }
    process.stdout.write(stdout.replace(/.*The site is ready in out\/\n/s, ''));
    mkdirSync(join(folder, name), { recursive: true });
    for (const entry of readdirSync(copy).filter((file) => /^out(\.|$)/.test(file)))
      renameSync(join(copy, entry), join(folder, name, entry));
    return { name, label };
  });
  return { folder, sites };
}
