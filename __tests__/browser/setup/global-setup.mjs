import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../../lib/load-typescript.mjs';
import { buildExports, EXPORTS } from './build-exports.mjs';
import { launchChromium } from './chromium.mjs';

/** What an earlier run left behind tells of a site that is no longer there. */
const LEFT_BEHIND = ['failures', 'index.html'].map((name) => fileURLToPath(new URL(`../../../reports/${name}`, import.meta.url)));

/** Builds both exports, or takes those that lie ready in a folder; serves each, and starts the browser that every test file connects to. */
export default async function setUp() {
  for (const path of LEFT_BEHIND) rmSync(path, { recursive: true, force: true });
  const { serveExport } = await loadTypeScript('lib/preview/serve-export.ts');
  const browser = await launchChromium();
  const folders = exportsIn(process.env.BROWSER_TESTS_EXPORTS) || buildExports();
  const servers = await Promise.all(Object.values(folders).map((folder) => serveExport(folder)));

  process.env.BROWSER_TESTS = JSON.stringify({
    browser: browser.wsEndpoint(),
    exports: Object.fromEntries(
      Object.entries(folders).map(([region, folder], index) => [region, { folder, origin: servers[index].origin }]),
    ),
  });
  globalThis.stopBrowserTests = () => Promise.all([browser.close(), ...servers.map((server) => server.close())]);
}

function exportsIn(folder) {
  return folder && Object.fromEntries(Object.keys(EXPORTS).map((region) => [region, resolve(folder, region)]));
}
