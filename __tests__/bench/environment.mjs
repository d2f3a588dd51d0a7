import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { chromium } from 'playwright-core';
import { withFreshBrowser } from './browser.mjs';

const require = createRequire(import.meta.url);

/** The machine and the versions of a run. Only runs with the same values can be compared. */
export async function environment({ rounds }) {
  return {
    date: new Date().toISOString().slice(0, 10),
    rounds,
    lighthouse: versionOf('lighthouse'),
    next: versionOf('next'),
    chromium: await withFreshBrowser(async ({ endpoint }) => {
      const browser = await chromium.connect(endpoint);
      return browser.version();
    }),
    node: process.versions.node,
    processor: `${cpus().length} × ${cpus()[0].model}`,
  };
}

function versionOf(name) {
  return require(`${name}/package.json`).version;
}
