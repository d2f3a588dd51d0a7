import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs the packages of a tool: `npm ci` in a folder that has its own package.json and lockfile.
 * It does nothing if exactly these packages are installed already. Tools that few people start keep
 * their packages apart in this way, so that `npm ci` in the project does not install them for
 * everybody.
 *
 *   node lib/tools/install-packages.mjs <folder>
 *
 * @param {string} folder from the root of the project.
 * @throws if npm fails; npm has printed the reason.
 */
export function installPackages(folder) {
  const directory = resolve(ROOT, folder);
  const lockfile = resolve(directory, 'package-lock.json');
  const installed = resolve(directory, 'node_modules/.installed-lockfile.json');
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lockfile))) return;

  process.stderr.write(`Installing the packages of ${relative(ROOT, directory)}, once …\n`);
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a batch file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(`"npm ci" failed in ${folder}${error ? `: ${error.message}` : '.'}`);
  }
  copyFileSync(lockfile, installed);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) installPackages(process.argv[2]);
