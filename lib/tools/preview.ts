import { join } from 'node:path';
import { prepareSiteBuilds, readCompanies, siteBuildsOf } from '@/lib/kit/companies';
import { readServerAddress, serveSites } from '@/lib/kit/server';
import { project, regionBuilds } from './project';

/**
 * `npm run preview`: builds the sites that `npm run build:all` would build, of the project or of
 * the named companies, or, without settings files of variants, the site of every region with the
 * settings of this machine. Serves each until the command is stopped, with `--phone` also to phones
 * in the same network.
 */
export async function run(): Promise<void> {
  const { names, ...address } = readServerAddress({ allowNames: true });
  const variants = readCompanies(names, project).flatMap((company) =>
    siteBuildsOf(company, project),
  );
  const sites = variants.length > 0 ? variants : regionBuilds();
  const build = prepareSiteBuilds(project);
  const exports = await Promise.all(
    sites.map(async (site) => ({ label: site.label, folder: join(await build(site), 'out') })),
  );
  await serveSites(exports, address, ['npm run preview --', ...names].join(' '));
}
