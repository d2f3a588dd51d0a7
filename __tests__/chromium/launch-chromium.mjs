import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { unpackChromium } from './unpack-chromium.mjs';

const { resolve } = createRequire(import.meta.url);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The flags of every Chromium that the project starts. Many containers have a small /dev/shm or
 * none.
 */
const FLAGS = readJson(new URL('chromium-flags.json', import.meta.url));

/** The packages of the browser on Linux. `npm ci` leaves them out, because they have 70 MB. */
const { name: WORKSPACE, dependencies } = readJson(new URL('package.json', import.meta.url));
const BROWSER = '@sparticuz/chromium';
/**
 * The fonts that phones have for the scripts of India's constitution: a new language needs no other.
 * Ol Chiki, Meetei Mayek and Arabic are not among them. Roboto, the font of Android, is the first
 * fallback of our display font. Open Sans, which comes with the browser, has no rupee sign.
 */
const FONTS = Object.keys(dependencies).filter((name) => name !== BROWSER);
const FOLDER = `chromium-${Object.values(dependencies).join('-')}`;

/**
 * Starts Chromium for the browser tests and the bench. On Linux (x64) npm installs it at the first
 * start. On other systems it is Playwright's Chromium, or an installed Chrome or Edge.
 *
 * @throws Error if none of them starts.
 */
export async function launchChromium(furtherArgs = []) {
  const args = [...FLAGS, ...furtherArgs];
  const attempts = {
    [BROWSER]: fromNpm,
    "Playwright's Chromium": () => ({ executablePath: chromium.executablePath() }),
    Chrome: () => ({ channel: 'chrome' }),
    Edge: () => ({ channel: 'msedge' }),
  };
  const failures = [];
  for (const [name, optionsOf] of Object.entries(attempts)) {
    try {
      return await chromium.launchServer({ args, ...optionsOf() });
    } catch (error) {
      failures.push(`  ${name}: ${error.message.split('\n')[0]}`);
    }
  }
  throw new Error(
    `Found no Chromium to run in. Install Chrome, or run "npx playwright-core install chromium".\n${failures.join('\n')}`,
  );
}

/** Starts the browser once, and returns the options with which Playwright starts it again. */
export async function findChromium() {
  const browser = await launchChromium();
  const { spawnfile: executablePath } = browser.process();
  await browser.close();
  return { executablePath, args: FLAGS };
}

/** Whether a browser is the one that npm installs, which draws the same page on every machine. */
export function comesFromNpm(executable) {
  return executable.includes(FOLDER);
}

function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('only on Linux (x64)');
  const folder = unpackChromium(FOLDER, installBrowser, (unfinished) => {
    for (const font of FONTS)
      cpSync(folderOf(font), join(unfinished, 'fonts', font), { recursive: true });
    cpSync(new URL('fonts.conf', import.meta.url), join(unfinished, 'fonts.conf'));
  });
  // Also for the processes of Jest, which start the browser again.
  process.env.LD_LIBRARY_PATH = join(folder, 'lib');
  process.env.FONTCONFIG_PATH = folder;
  return { executablePath: join(folder, 'chromium') };
}

/** Installs the packages, and returns the folder of the browser's package. */
function installBrowser() {
  process.stderr.write('Installing Chromium, once …\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'install-workspace', '--', WORKSPACE], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm did not install ${BROWSER}`);
  return folderOf(BROWSER);
}

/** The folder of a package. npm puts it beside this file or into a folder above. */
function folderOf(name) {
  return resolve
    .paths(name)
    .map((folder) => join(folder, name))
    .find(existsSync);
}
