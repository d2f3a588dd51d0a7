/**
 * `npm run build:all`: builds every variant that has a settings file such as `.env.hi-IN`, each into
 * a folder of `variants/` with the configuration of each host. If one build fails, `variants/` stays
 * as it is.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { buildSites, readVariants, ROOT } from './run-site-builds.mjs';

const { settingsFileNames, variantBuilds } = await importTypeScript(
  'lib/tools/variants/plan-site-builds.ts',
);
const { moveFolder } = await importTypeScript('lib/build/replace-folder.ts');
const FOLDER = join(ROOT, 'variants');
const LOCK = join(ROOT, 'reports/build-all.lock');

try {
  lock();
  const variants = readVariants();
  if (variants.length === 0)
    throw new Error(
      `There is no settings file of a variant. Write one or more: ${settingsFileNames()}.`,
    );
  const { folder, sites } = buildSites(variantBuilds(variants));
  // No site of an earlier build stays, which somebody might publish.
  moveFolder(folder, FOLDER);
  for (const { name, label } of sites) process.stdout.write(`${label}: variants/${name}/\n`);
  if (variants.some(({ settings }) => settings.NEXT_PUBLIC_OTHER_REGION_URL))
    process.stdout.write(
      '  ! NEXT_PUBLIC_OTHER_REGION_URL was not used: the sites that are built together link to each other.\n',
    );
} catch (error) {
  process.stderr.write(`${error.message}\nvariants/ is unchanged.\n`);
  process.exitCode = 1;
}

/** Two runs would replace the sites of each other. A killed run leaves a lock that does not count. */
function lock() {
  let owner = 0;
  try {
    owner = Number(readFileSync(LOCK, 'utf8'));
    // Signal 0 only asks whether the process is running.
    process.kill(owner, 0);
  } catch {
    owner = 0;
  }
  if (owner)
    throw new Error(
      `Another build:all is running (process ${owner}). Wait until it has finished, or stop it.`,
    );
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(LOCK, String(process.pid));
  process.once('exit', () => rmSync(LOCK, { force: true }));
}
