import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../../lib/load-typescript.mjs';
import { buildExports } from './build-exports.mjs';
import { launchChromium } from './chromium.mjs';

/** What an earlier run left behind tells about files that are no longer there. */
const FAILURES = fileURLToPath(new URL('../../../reports/failures', import.meta.url));

/** Builds both exports, serves each, and starts the browser that every test file connects to. */
export default async function setUp() {
  rmSync(FAILURES, { recursive: true, force: true });
  const { serveExport } = await loadTypeScript('lib/preview/serve-export.ts');
  const browser = await launchChromium();
  const folders = buildExports();
  const servers = await Promise.all(Object.values(folders).map((folder) => serveExport(folder)));

  process.env.BROWSER_TESTS = JSON.stringify({
    browser: browser.wsEndpoint(),
    exports: Object.fromEntries(
      Object.entries(folders).map(([region, folder], index) => [region, { folder, origin: servers[index].origin }]),
    ),
  });
  globalThis.stopBrowserTests = () => Promise.all([browser.close(), ...servers.map((server) => server.close())]);
}
