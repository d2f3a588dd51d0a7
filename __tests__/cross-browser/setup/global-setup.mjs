import { buildExports } from '../../browser/setup/build-exports.mjs';
import { unpackChromium } from '../../chromium/unpack-chromium.mjs';
import { OLD_CHROMIUMS } from '../jest.config.mjs';

/** Builds the exports, and unpacks the browsers that come from npm meanwhile. */
export default async function setUp() {
  const building = buildExports();
  if (process.platform === 'linux' && process.arch === 'x64')
    for (const name of OLD_CHROMIUMS) unpackChromium(name, () => `node_modules/${name}`);
  const exports = Object.entries(await building).map(([name, folder]) => [name, { folder }]);
  process.env.BROWSER_TESTS = JSON.stringify({ exports: Object.fromEntries(exports) });
}
