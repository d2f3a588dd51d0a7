import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildExports, EXPORTS } from './build-exports.mjs';
import { loadTypeScript } from '../../../lib/load-typescript.mjs';
import { launchChromium } from '../../../lib/preview/launch-chromium.mjs';

const REPORTS = fileURLToPath(new URL('../../../reports', import.meta.url));

/**
 * Builds the exports, or uses those of the folder in `BROWSER_TESTS_EXPORTS`, serves each, and starts the browser for all
 * test files. Deletes the screenshots of an earlier run. Its report stays until a whole run replaces it.
 */
export default async function setUp() {
  rmSync(join(REPORTS, 'failures'), { recursive: true, force: true });
  const { serveExport } = await loadTypeScript('lib/preview/serve-export.ts');
  const browser = await launchChromium();
  const folders = exportsIn(process.env.BROWSER_TESTS_EXPORTS) || buildExports();
  const servers = await Promise.all(Object.values(folders).map((folder) => serveExport(folder)));

  process.env.BROWSER_TESTS = JSON.stringify({
    browser: browser.wsEndpoint(),
    exports: Object.fromEntries(
      Object.entries(folders).map(([region, folder], index) => [
        region,
        { folder, origin: servers[index].origin },
      ]),
    ),
  });
  globalThis.stopBrowserTests = () =>
    Promise.all([browser.close(), ...servers.map((server) => server.close())]);
}

function exportsIn(folder) {
  return (
    folder &&
    Object.fromEntries(Object.keys(EXPORTS).map((region) => [region, resolve(folder, region)]))
  );
}
