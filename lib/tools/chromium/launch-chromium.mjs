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
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const { resolve } = createRequire(import.meta.url);

/** The npm package of the browser on Linux. `npm ci` leaves it out, because it has 70 MB. */
const PACKAGE = '@sparticuz/chromium';

/** The fonts of that package have no Devanagari, which phones in India have. */
const DEVANAGARI_FONT = '@expo-google-fonts/noto-sans-devanagari';

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
 * @param machineFonts whether the browser from npm also uses the fonts of this machine.
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

/** The default font for every letter that it has. The font of another script has Latin letters, too. */
const LATIN_FIRST =
  '<match><edit name="family" mode="append_last"><string>Open Sans</string></edit></match>';

/** Whether a browser is the one that npm installs, which draws the same page on every machine. */
export function comesFromNpm(executable) {
  return findPackage(PACKAGE) !== undefined && executable.startsWith(cacheFolder());
}

/** The folder of a package. In a workspace, npm puts packages into a folder above the project. */
function findPackage(name) {
  return resolve
    .paths(name)
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(folder));
}

/** Beside the packages, so that all copies of the project unpack the browser once. */
function cacheFolder() {
  return join(findPackage(PACKAGE), '../../.cache');
}

/**
 * The browser of the npm package @sparticuz/chromium. The package contains the system libraries
 * that a bare machine lacks, but unpacks them only on AWS Lambda, so this pretends to be there. It
 * unpacks into the folder for temporary files. Each version gets its own folder, because the
 * package would use the browser of another version. The folder gets its place when it is complete,
 * because another command may need the browser at the same time.
 */
async function bundled(machineFonts) {
  installPackages();
  const folder = join(cacheFolder(), `chromium-${manifestOf(findPackage(PACKAGE)).version}`);
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

/** Installs the packages, unless they are there in the wanted versions. */
function installPackages() {
  const { name, dependencies } = manifestOf(fileURLToPath(new URL('.', import.meta.url)));
  const missing = () =>
    Object.entries(dependencies).filter(([wanted, version]) => {
      const folder = findPackage(wanted);
      return !folder || manifestOf(folder).version !== version;
    });
  if (missing().length === 0) return;

  process.stderr.write('Installing Chromium, once …\n');
  spawnSync('npm', ['run', '--silent', 'install-workspace', '--', name], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (missing().length > 0)
    throw new Error(
      `npm did not install ${missing()
        .map(([wanted]) => wanted)
        .join(', ')}.`,
    );
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
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
 * Writes a font configuration that names the fonts of the packages. The package's own
 * configuration looks for them in /tmp, and Chromium crashes without a font. Tests leave out the
 * fonts of the machine, so that every machine shows the same page.
 */
function writeFontConfiguration(folder, machineFonts) {
  const configuration = join(folder, machineFonts ? 'fontconfig-machine' : 'fontconfig');
  const folders = [
    `${folder}/fonts`,
    findPackage(DEVANAGARI_FONT),
    ...(machineFonts ? ['/usr/share/fonts'] : []),
  ];
  const file = join(configuration, 'fonts.conf');
  const fonts = `<?xml version="1.0"?><fontconfig>${folders.map((dir) => `<dir>${dir}</dir>`).join('')}<cachedir>${folder}/fonts-cache</cachedir>${LATIN_FIRST}</fontconfig>`;
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
