import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const NODE_MODULES = new URL('../../../node_modules/', import.meta.url);

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
];

/**
 * Starts Chromium for the browser tests and the bench. On Linux it comes with `npm ci`, with the system libraries it
 * needs; elsewhere it is the one that playwright or the machine's owner installed. Finding none is an error: no test is
 * skipped.
 */
export async function launchChromium(furtherArgs = []) {
  const attempts = process.platform === 'linux' && process.arch === 'x64' ? [bundled] : [playwrights, chrome, edge];
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
  const { version } = JSON.parse(readFileSync(new URL('@sparticuz/chromium/package.json', NODE_MODULES), 'utf8'));
  const folder = fileURLToPath(new URL(`.cache/chromium-${version}`, NODE_MODULES));
  mkdirSync(folder, { recursive: true });
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: sparticuz } = await import('@sparticuz/chromium');
    return { executablePath: await sparticuz.executablePath() };
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
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
