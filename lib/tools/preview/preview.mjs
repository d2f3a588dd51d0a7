/**
 * `npm run preview`: builds every region with the settings of this machine, takes pictures of each
 * state of the page and writes one page that shows them side by side. The project's own `out/`
 * stays as it is. No test runs. With `--phone` it then serves each region for phones in the same
 * network until it is stopped.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { importTypeScript } from '../../import-typescript.mjs';
import { launchChromium } from '../chromium/launch-chromium.mjs';
import { copyProject } from '../copy-project.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { resolve } = createRequire(import.meta.url);
const PAGE = join(ROOT, 'reports/preview.html');

const { REGIONS } = await importTypeScript('lib/region/regions.ts');
const { readConfiguration } = await importTypeScript('lib/config/read-configuration.ts');
const { buildWarnings } = await importTypeScript('lib/export/build-warnings.ts');
const { readFiles } = await importTypeScript('lib/export/files.ts');
const { adaptSettingsToRegion } = await importTypeScript(
  'lib/tools/preview/adapt-settings-to-region.ts',
);
const { serveExport } = await importTypeScript('lib/tools/serve/serve-export.ts');
const { phoneUrls } = await importTypeScript('lib/tools/serve/phone.ts');
const { takePictures } = await importTypeScript('lib/tools/gallery/take-screenshots.ts');
const { readLinkPreview } = await importTypeScript('lib/tools/gallery/read-link-preview.ts');
const { previewPage } = await importTypeScript('lib/tools/preview/preview-page.tsx');

const copy = copyOrStop();
const environment = { ...process.env };
const settings = readSettings();
const builds = REGIONS.map(build);
say('Taking pictures …');
const server = await launchChromium([], { machineFonts: true });
const browser = await chromium.connect(server.wsEndpoint());
const variants = await Promise.all(builds.map(serve));
try {
  const styles = readFileSync(new URL('../gallery/standalone-page.css', import.meta.url), 'utf8');
  const page = previewPage(
    {
      variants: await Promise.all(variants.map(describe)),
      pictures: await takePictures(browser, variants),
    },
    styles,
  );
  writeFileSync(PAGE, page);
} finally {
  await Promise.all([server.close(), ...variants.map(({ close }) => close())]);
}
say(`The preview: ${pathToFileURL(PAGE)}`);
if (process.argv.includes('--phone')) for (const one of builds) await serveInNetwork(one);
else say('On a phone in the same network: npm run preview -- --phone');

/** Another preview that is running ends the command. */
function copyOrStop() {
  try {
    return copyProject('preview', { withSettings: true });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

/** The settings of this machine, as Next reads them from the environment and the settings files. */
function readSettings() {
  const { loadEnvConfig } = createRequire(resolve('next/package.json'))('@next/env');
  return loadEnvConfig(ROOT, false, { info() {}, error() {} }).combinedEnv;
}

/** Builds one region in the copy. Wrong settings end the command with the message of the build. */
function build(region) {
  const { label, variables } = adaptSettingsToRegion(region, settings);
  say(`Building ${label} …`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('next/dist/bin/next'), 'build'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...environment, NODE_ENV: 'production', ...variables },
    },
  );
  if (status !== 0) {
    process.stderr.write(stderr || stdout);
    process.exit(1);
  }
  const folder = join(ROOT, 'reports/preview-exports', region);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(join(copy, 'out'), folder);
  return { label, folder, variables };
}

async function serve({ label, folder, variables }) {
  const { origin, close } = await serveExport(folder);
  const configuration = readConfiguration({ ...settings, ...variables });
  // A setting that the preview itself left out is no news.
  const leftOut = Object.keys(variables).filter((variable) => variables[variable] === '');
  const warnings = buildWarnings(await readFiles(folder), configuration).filter(
    (text) => !leftOut.some((variable) => text.startsWith(variable)),
  );
  return { label, origin, close, warnings };
}

async function serveInNetwork({ label, folder }) {
  const { port } = await serveExport(folder, 0, { inNetwork: true, print: say });
  say(`${label}. ${phoneUrls(port)}`);
}

async function describe({ label, origin, warnings }) {
  return { label, warnings, link: await readLinkPreview(browser, origin) };
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
