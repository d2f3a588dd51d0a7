import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the lockfile of the installed packages, in their `node_modules`. */
const INSTALLED = '.installed-lockfile.json';

/**
 * Installs the packages of a tool: `npm ci` in a folder that has its own package.json and lockfile.
 * It does nothing if exactly these packages are installed already. Tools that few people start keep
 * their packages apart in this way, so that `npm ci` in the project does not install them for
 * everybody.
 *
 * npm works in a folder of its own, whose packages then get their place in one step: another command
 * may install the same packages at the same time.
 *
 *   node lib/tools/install-tool-packages.mjs <folder>
 *
 * @param {string} folder from the root of the project.
 * @throws if npm fails; npm has printed the reason.
 */
export function installPackages(folder) {
  const directory = resolve(ROOT, folder);
  const packages = join(directory, 'node_modules');
  const lockfile = readFileSync(join(directory, 'package-lock.json'));
  const areInstalled = () => {
    const installed = join(packages, INSTALLED);
    return existsSync(installed) && readFileSync(installed).equals(lockfile);
  };
  if (areInstalled()) return;

  const reports = join(ROOT, 'reports');
  mkdirSync(reports, { recursive: true });
  const own = mkdtempSync(join(reports, 'installing-'));
  try {
    runNpm(directory, own);
    if (areInstalled()) return;
    rmSync(packages, { recursive: true, force: true });
    renameSync(join(own, 'node_modules'), packages);
  } catch (error) {
    if (!areInstalled()) throw error;
  } finally {
    rmSync(own, { recursive: true });
  }
}

/** Runs `npm ci` with the files of one folder in another one. */
function runNpm(directory, own) {
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(directory, file))) copyFileSync(join(directory, file), join(own, file));
  process.stderr.write(`Installing the packages of ${relative(ROOT, directory)}, once …\n`);
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: own,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a batch file on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    throw new Error(
      `"npm ci" failed for ${relative(ROOT, directory)}${error ? `: ${error.message}` : '.'}`,
    );
  }
  copyFileSync(join(own, 'package-lock.json'), join(own, 'node_modules', INSTALLED));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) installPackages(process.argv[2]);
