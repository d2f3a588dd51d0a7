import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../../../lib/import-typescript.mjs';
import { comesFromNpm, launchChromium } from '../../chromium/launch-chromium.mjs';
import { buildExports, CONFIGURED_EXPORTS, EXAMPLE_EXPORTS, EXPORTS } from './build-exports.mjs';

const REPORTS = fileURLToPath(new URL('../../../reports', import.meta.url));

/** The names of the folders that `newRunFolder` makes begin with this. */
const RUN = 'run-';

/** No run takes as long. */
const LEFT_BEHIND_MS = 24 * 3_600_000;

/**
 * Builds the exports, or uses those of the folder in `BROWSER_TESTS_EXPORTS`, serves each, and finds
 * the browser. Each of Jest's workers starts it for its own test files. Deletes the screenshots of
 * an earlier run, unless this one only approves pictures.
 */
export default async function setUp({ updateSnapshot }) {
  if (updateSnapshot !== 'all') rmSync(join(REPORTS, 'failures'), { recursive: true, force: true });
  const run = newRunFolder();
  const given = exportsIn(process.env.BROWSER_TESTS_EXPORTS);
  const { serveExport } = await importTypeScript('lib/tools/serve/serve-export.ts');
  // The first run installs the browser meanwhile.
  const [folders, executablePath] = await Promise.all([
    given ?? buildExports({ ...EXAMPLE_EXPORTS, ...CONFIGURED_EXPORTS }, basename(run)),
    findChromium(),
  ]);
  const servers = await Promise.all(Object.values(folders).map((folder) => serveExport(folder)));

  process.env.BROWSER_TESTS = JSON.stringify({
    executablePath,
    comparable: comesFromNpm(executablePath),
    run,
    exports: Object.fromEntries(
      Object.entries(folders).map(([name, folder], index) => [
        name,
        { folder, origin: servers[index].origin },
      ]),
    ),
  });
  globalThis.stopBrowserTests = async () => {
    await Promise.all([
      globalThis.closeBrowserOfTests?.(),
      ...servers.map((server) => server.close()),
    ]);
    // A process that a test has ended may still close its files.
    rmSync(run, { recursive: true, force: true, maxRetries: 5 });
  };
}

/**
 * Makes a folder for what only this run reads, so that runs at the same time do not meet. Deletes
 * the folders of runs that were killed.
 */
function newRunFolder() {
  mkdirSync(REPORTS, { recursive: true });
  for (const name of readdirSync(REPORTS).filter((entry) => entry.startsWith(RUN))) {
    const folder = join(REPORTS, name);
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - LEFT_BEHIND_MS) rmSync(folder, { recursive: true, force: true });
  }
  return mkdtempSync(join(REPORTS, RUN));
}

/** The path of the first Chromium that starts. */
async function findChromium() {
  const browser = await launchChromium();
  const { spawnfile } = browser.process();
  await browser.close();
  return spawnfile;
}

/** The exports in a folder. It may lack those of the configured companies. */
function exportsIn(folder) {
  if (!folder) return undefined;
  const folderOf = (name) => [name, resolve(folder, name)];
  return Object.fromEntries([
    ...Object.keys(EXPORTS).map(folderOf),
    ...Object.keys(CONFIGURED_EXPORTS)
      .map(folderOf)
      .filter(([, path]) => existsSync(path)),
  ]);
}
