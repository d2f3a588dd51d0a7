import { join } from 'node:path';
import { readServerAddress, serveSites } from '../server';
import { prepareSiteBuilds } from './build-in-copies';
import { readCompanies } from './companies';
import { regionBuilds, siteBuildsOf } from './site-builds';

/**
 * `npm run preview`: builds the sites that `npm run build:all` would build, of the project or of
 * the named companies, or, without settings files of variants, the site of every region with the
 * settings of this machine. Serves each until the command is stopped, with `--phone` also to phones
 * in the same network.
 */
export async function run(): Promise<void> {
  const { names, ...address } = readServerAddress({ allowNames: true });
  const variants = readCompanies(names).flatMap((company) => siteBuildsOf(company));
  const sites = variants.length > 0 ? variants : regionBuilds();
  const build = prepareSiteBuilds();
  const exports = await Promise.all(
    sites.map(async (site) => ({ label: site.label, folder: join(await build(site), 'out') })),
  );
  await serveSites(exports, address, ['npm run preview --', ...names].join(' '));
}
