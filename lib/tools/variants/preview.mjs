/**
 * `npm run preview`: builds the sites that `npm run build:all` would build, of the project or of
 * the named companies, or, without settings files of variants, the site of every region with the
 * settings of this machine. Serves each until the command is stopped, with `--phone` also to phones
 * in the same network.
 */
import { join } from 'node:path';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { readCompanies, regionBuildsOfProject, siteBuildsOf } from './read-companies.mjs';
import { prepareSiteBuilds } from './run-site-builds.mjs';

const { readServerAddress, serveSites } = await importTypeScript('lib/tools/serve/serve-sites.ts');

try {
  const { names, ...address } = readServerAddress(process.env.PORT, { allowNames: true });
  const variants = readCompanies(names).flatMap(siteBuildsOf);
  const sites = variants.length > 0 ? variants : regionBuildsOfProject();
  const folders = await Promise.all(sites.map(prepareSiteBuilds()));
  const exports = sites.map(({ label }, index) => ({ label, folder: join(folders[index], 'out') }));
  await serveSites(exports, address, ['npm run preview --', ...names].join(' '));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
