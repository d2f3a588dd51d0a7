import { importTypeScript } from '../../../lib/import-typescript.mjs';
import { buildExports } from '../../browser/setup/build-exports.mjs';
import { unpackChromium } from './unpack-chromium.mjs';

/** Builds the exports, and unpacks the browsers that come from npm meanwhile. */
export default async function setUp() {
  const building = buildExports();
  const { CHROMIUM_VERSIONS } = await importTypeScript('__tests__/cross-browser/setup/browsers.ts');
  if (process.platform === 'linux' && process.arch === 'x64')
    for (const version of CHROMIUM_VERSIONS) unpackChromium(version);
  process.env.OTHER_BROWSERS_EXPORTS = JSON.stringify(await building);
}
