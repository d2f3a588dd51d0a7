import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const NODE_MODULES = new URL('../../../node_modules/', import.meta.url);

/** The npm package of the browser on Linux. `npm ci` leaves it out, because it has 70 MB. */
const PACKAGE = '@sparticuz/chromium';

/**
 * The flags of every Chromium that the project starts. Many containers have a small /dev/shm or
 * none.
 */
const FLAGS = JSON.parse(readFileSync(new URL('chromium-flags.json', import.meta.url), 'utf8'));

/**
 * Starts Chromium for the browser tests, the bench and the preview. On Linux (x64) npm installs it
 * at the first start, with the system libraries that it needs. On other systems it is Playwright's
 * Chromium, or an installed Chrome or Edge. It is an error if there is none.
 *
 * @param machineFonts whether the browser from npm also uses the fonts of this machine. Its own
 *   fonts have no Devanagari.
 */
export async function launchChromium(furtherArgs = [], { machineFonts = false } = {}) {
  const args = [...FLAGS, ...furtherArgs];
  const fromNpm = () => bundled(machineFonts);
  const attempts = [
    ...(process.platform === 'linux' && process.arch === 'x64' ? [fromNpm] : []),
    playwrights,
    chrome,
    edge,
  ];
  const failures = [];
  for (const attempt of attempts) {
    try {
      return await chromium.launchServer({ args, ...(await attempt()) });
    } catch (error) {
      failures.push(`  ${attempt.name}: ${String(error.message ?? error).split('\n')[0]}`);
    }
  }
  throw new Error(
    `Found no Chromium to run in. Install Chrome, or run "npx playwright-core install chromium".\n${failures.join('\n')}`,
  );
}

/** Whether a browser is the one that npm installs, which draws the same page on every machine. */
export function comesFromNpm(executable) {
  return executable.startsWith(fileURLToPath(NODE_MODULES));
}

/**
 * The browser of the npm package @sparticuz/chromium. The package contains the system libraries
 * that a bare machine lacks, but unpacks them only on AWS Lambda, so this pretends to be there. It
 * unpacks into the folder for temporary files. Each version gets its own folder, because the
 * package would use the browser of another version. The folder gets its place when it is complete,
 * because another command may need the browser at the same time.
 */
async function bundled(machineFonts) {
  const { version } = installPackage();
  const folder = fileURLToPath(new URL(`.cache/chromium-${version}`, NODE_MODULES));
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    // This also names the folder of the system libraries to the browser.
    const { default: sparticuz } = await import(PACKAGE);
    if (!existsSync(folder)) await unpackInto(folder, sparticuz);
    process.env.FONTCONFIG_PATH = writeFontConfiguration(folder, machineFonts);
    return { executablePath: join(folder, 'chromium') };
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** Installs the package, unless it is there in the wanted version. Returns its `package.json`. */
function installPackage() {
  const read = (url) => JSON.parse(readFileSync(url, 'utf8'));
  const { name, dependencies } = read(new URL('package.json', import.meta.url));
  const installed = new URL(`${PACKAGE}/package.json`, NODE_MODULES);
  if (existsSync(installed) && read(installed).version === dependencies[PACKAGE])
    return read(installed);

  process.stderr.write('Installing Chromium, once …\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'install-workspace', '--', name], {
    cwd: fileURLToPath(new URL('..', NODE_MODULES)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`npm did not install ${PACKAGE}.`);
  return read(installed);
}

async function unpackInto(folder, sparticuz) {
  mkdirSync(dirname(folder), { recursive: true });
  const own = mkdtempSync(`${folder}-`);
  try {
    process.env.TMPDIR = own;
    await sparticuz.executablePath();
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Writes a font configuration that names the fonts of the browser package. The package's own
 * configuration looks for them in /tmp, and Chromium crashes without a font. Tests leave out the
 * fonts of the machine, so that every machine shows the same page.
 */
function writeFontConfiguration(folder, machineFonts) {
  const configuration = join(folder, machineFonts ? 'fontconfig-machine' : 'fontconfig');
  const folders = [`${folder}/fonts`, ...(machineFonts ? ['/usr/share/fonts'] : [])];
  const file = join(configuration, 'fonts.conf');
  const fonts = `<?xml version="1.0"?><fontconfig>${folders.map((dir) => `<dir>${dir}</dir>`).join('')}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>`;
  mkdirSync(configuration, { recursive: true });
  // Another browser may be reading it.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== fonts) writeFileSync(file, fonts);
  return configuration;
}

async function playwrights() {
  const executablePath = chromium.executablePath();
  if (!existsSync(executablePath)) throw new Error(`nothing at ${executablePath}`);
  return { executablePath };
}

async function chrome() {
  return { channel: 'chrome' };
}

async function edge() {
  return { channel: 'msedge' };
}
