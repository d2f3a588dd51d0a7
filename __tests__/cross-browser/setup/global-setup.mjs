import { resolve } from 'node:path';
import { installPackages } from '../../../lib/install-packages.mjs';
import { buildExports, EXPORTS } from '../../browser/setup/build-exports.mjs';
import { unpackChromium } from './unpack-chromium.mjs';

/**
 * Installs and unpacks the browsers that come from npm, and builds the exports unless a folder has
 * them.
 */
export default async function setUp() {
  installPackages('__tests__/cross-browser');
  if (process.platform === 'linux' && process.arch === 'x64')
    for (const version of [92, 106, 111, 119]) unpackChromium(version);
  const { BROWSER_TESTS_EXPORTS: folder } = process.env;
  process.env.OTHER_BROWSERS_EXPORTS = JSON.stringify(
    folder
      ? Object.fromEntries(Object.keys(EXPORTS).map((region) => [region, resolve(folder, region)]))
      : await buildExports(),
  );
}
