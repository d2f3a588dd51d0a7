import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  PROJECT,
  prepareSiteBuilds,
  readCompanies,
  readSettingsFiles,
  siteBuildsOf,
  type SiteBuild,
} from '@/lib/kit/companies';
import { readServerAddress, serveSites } from '@/lib/kit/server';
import { parseRegion, regions } from '@/lib/region/regions';
import { project } from './project';

/**
 * `npm run preview`: builds the sites that have settings, of the project or of the named companies.
 * Serves each until the command is stopped, with `--phone` also to phones in the same network.
 */
export async function run(): Promise<void> {
  const { names, ...address } = readServerAddress();
  const companies = readCompanies(names, project);
  const variants = companies.flatMap((company) => siteBuildsOf(company, project));
  const sites = variants.length > 0 ? variants : sitesWithoutVariants();
  const build = prepareSiteBuilds(project);
  const exports = await Promise.all(
    sites.map(async (site) => ({ label: site.label, folder: join(await build(site), 'out') })),
  );
  await serveSites(exports, address, ['npm run preview --', ...names].join(' '));
}

/** The site that `npm run build` would build. A project with companies only shows theirs. */
function sitesWithoutVariants(): readonly SiteBuild[] {
  if (!existsSync('.env.local') && existsSync('companies'))
    return readCompanies([], project, true).flatMap((company) => siteBuildsOf(company, project));
  const read = readSettingsFiles(PROJECT.settingsFiles);
  const { country } = regions[parseRegion(read.settings['NEXT_PUBLIC_REGION'])];
  return [{ ...read, company: PROJECT, name: 'site', label: country, variables: {} }];
}
