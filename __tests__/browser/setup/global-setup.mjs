import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../../lib/load-typescript.mjs';
import { launchChromium } from '../../../lib/tools/preview/launch-chromium.mjs';
import { buildExports, CONFIGURED_EXPORTS, EXAMPLE_EXPORTS, EXPORTS } from './build-exports.mjs';

const REPORTS = fileURLToPath(new URL('../../../reports', import.meta.url));

/**
 * Builds the exports, or uses those of the folder in `BROWSER_TESTS_EXPORTS`, serves each, and finds
 * the browser. Each of Jest's workers starts it for its own test files. Deletes the screenshots of
 * an earlier run. Its report stays until a whole run replaces it.
 */
export default async function setUp() {
  rmSync(join(REPORTS, 'failures'), { recursive: true, force: true });
  const { serveExport } = await loadTypeScript('lib/tools/preview/serve-export.ts');
  // The first run installs the browser meanwhile.
  const [folders, executablePath] = await Promise.all([
    exportsIn(process.env.BROWSER_TESTS_EXPORTS) ??
      buildExports({ ...EXAMPLE_EXPORTS, ...CONFIGURED_EXPORTS }),
    findChromium(),
  ]);
  const servers = await Promise.all(Object.values(folders).map((folder) => serveExport(folder)));

  process.env.BROWSER_TESTS = JSON.stringify({
    executablePath,
    exports: Object.fromEntries(
      Object.entries(folders).map(([name, folder], index) => [
        name,
        { folder, origin: servers[index].origin },
      ]),
    ),
  });
  globalThis.stopBrowserTests = () =>
    Promise.all([globalThis.closeBrowserOfTests?.(), ...servers.map((server) => server.close())]);
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
