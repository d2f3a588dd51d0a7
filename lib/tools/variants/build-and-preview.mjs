/**
 * `npm run preview`: builds the sites that `npm run build:all` would build, or, without settings
 * files of variants, the site of every region with the settings of this machine. Serves each until
 * the command is stopped, with `--phone` also to phones in the same network.
 */
import { join } from 'node:path';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { buildSites, readSettings, readVariants } from './run-site-builds.mjs';

const { regionBuilds, variantBuilds } = await importTypeScript(
  'lib/tools/variants/plan-site-builds.ts',
);
const { readServerAddress, serveSites } = await importTypeScript('lib/tools/serve/serve-sites.ts');

try {
  const address = readServerAddress(process.env.PORT);
  const variants = readVariants();
  const builds = variants.length > 0 ? variantBuilds(variants) : regionBuilds(readSettings());
  const { folder, sites } = buildSites(builds);
  const exports = sites.map(({ name, label }) => ({ label, folder: join(folder, name, 'out') }));
  await serveSites(exports, address, 'npm run preview');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
