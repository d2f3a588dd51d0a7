/**
 * `npm run build:all`: builds every variant that has a settings file such as `.env.hi-IN`, each into
 * a folder of `variants/` with the configuration of each host. If one build fails, all folders stay
 * as they are.
 */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../../import-typescript.mjs';
import { buildSites, readVariants, ROOT } from './build-sites.mjs';

const { settingsFileNames, variantBuilds, variantWarnings } = await importTypeScript(
  'lib/tools/variants/variant-builds.ts',
);
const FOLDER = join(ROOT, 'variants');

try {
  const variants = readVariants();
  if (variants.length === 0)
    throw new Error(
      `There is no settings file of a variant. Write one or more: ${settingsFileNames()}.`,
    );
  const sites = buildSites('build-all', variantBuilds(variants));
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, label, folder } of sites) {
    rmSync(join(FOLDER, name), { recursive: true, force: true });
    renameSync(folder, join(FOLDER, name));
    process.stdout.write(`${label}: variants/${name}/\n`);
  }
  for (const text of variantWarnings(variants, readdirSync(FOLDER)))
    process.stdout.write(`  ! ${text}\n`);
} catch (error) {
  process.stderr.write(`${error.message}\nThe folders of variants/ are unchanged.\n`);
  process.exitCode = 1;
}
