import { resolve } from 'node:path';
import { importTypeScript } from '../../../lib/import-typescript.mjs';
import { buildExports, EXPORTS } from '../../browser/setup/build-exports.mjs';
import { unpackChromium } from './unpack-chromium.mjs';

/**
 * Builds the exports, unless a folder has them, and unpacks the browsers that come from npm
 * meanwhile.
 */
export default async function setUp() {
  const { BROWSER_TESTS_EXPORTS: folder } = process.env;
  const building = folder
    ? Object.fromEntries(Object.keys(EXPORTS).map((region) => [region, resolve(folder, region)]))
    : buildExports();
  const { CHROMIUM_VERSIONS } = await importTypeScript('__tests__/cross-browser/setup/browsers.ts');
  if (process.platform === 'linux' && process.arch === 'x64')
    for (const version of CHROMIUM_VERSIONS) unpackChromium(version);
  process.env.OTHER_BROWSERS_EXPORTS = JSON.stringify(await building);
}
