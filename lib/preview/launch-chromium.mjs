import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { installPackages } from '../install-packages.mjs';

/** The packages of the Linux browser, which are not those of the project: npm installs them when the browser first starts. */
const NODE_MODULES = new URL('node_modules/', import.meta.url);

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Containers give /dev/shm too little room, or none.
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
];

/**
 * Starts Chromium for the browser tests, the bench and the preview. On Linux (x64) npm installs it at the first start, with
 * the system libraries that it needs. Elsewhere it is Playwright's Chromium, or the Chrome or Edge of the machine. Finding
 * none is an error: no test is skipped.
 */
export async function launchChromium(furtherArgs = []) {
  const attempts = [
    ...(process.platform === 'linux' && process.arch === 'x64' ? [bundled] : []),
    playwrights,
    chrome,
    edge,
  ];
  const failures = [];
  for (const attempt of attempts) {
    try {
      return await chromium.launchServer({ args: [...ARGS, ...furtherArgs], ...(await attempt()) });
    } catch (error) {
      failures.push(`  ${attempt.name}: ${String(error.message ?? error).split('\n')[0]}`);
    }
  }
  throw new Error(
    `Found no Chromium to run in. Install Chrome, or run "npx playwright-core install chromium".\n${failures.join('\n')}`,
  );
}

/**
 * The browser of the npm package @sparticuz/chromium. It carries its own copies of the system libraries that a bare
 * machine lacks, and unpacks them only where it believes to run on AWS Lambda; it unpacks into the folder for temporary
 * files, where another version's browser would be taken for its own.
 */
async function bundled() {
  installPackages('lib/preview');
  const { version } = JSON.parse(
    readFileSync(new URL('@sparticuz/chromium/package.json', NODE_MODULES), 'utf8'),
  );
  const folder = fileURLToPath(new URL(`.cache/chromium-${version}`, NODE_MODULES));
  mkdirSync(folder, { recursive: true });
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: sparticuz } = await import('@sparticuz/chromium');
    const executablePath = await sparticuz.executablePath();
    process.env.FONTCONFIG_PATH = writeFontConfiguration(folder);
    return { executablePath };
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/**
 * Names the fonts that came with the browser, wherever it was unpacked: the package's own configuration looks for them
 * in /tmp alone, and Chromium crashes where it finds no font at all. No other font is named, so that every machine sees
 * the same page.
 */
function writeFontConfiguration(folder) {
  const configuration = join(folder, 'fontconfig');
  mkdirSync(configuration, { recursive: true });
  writeFileSync(
    join(configuration, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
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
