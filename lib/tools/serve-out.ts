import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { print, runNext } from '@/lib/kit/commands';
import { buildAll, readCompanies, siteBuildsOf } from '@/lib/kit/companies';
import { isFinishedExport } from '@/lib/kit/files';
import { readServerAddress, serveSites } from '@/lib/kit/server';
import { project } from './project';

/**
 * `npm start`: serves the export in `out/`, or with names those of companies in `variants/`, at the
 * port of `PORT` or `--port` and the address of `--host`, with `--phone` also to phones in the same
 * network. It builds only what is missing: a build may have other settings than the site that
 * somebody wants to see.
 */
export async function run(): Promise<void> {
  const { names, ...address } = readServerAddress();
  const build = ['npm run build', ...names].join(names.length > 0 ? ' -- ' : '');
  const sites = names.length > 0 ? await sitesOf(names) : [siteOfProject()];
  if (process.exitCode) return;
  print(`"${build}" builds the site again with the present settings.`);
  await serveSites(sites, address, ['npm start --', ...names].join(' '));
}

/** The export of the project. */
function siteOfProject() {
  if (!isFinishedExport('out')) {
    const found = existsSync('out') ? 'out/ is not the whole site' : 'There is no site in out/ yet';
    print(`\n${found}. Building it with the settings of .env.local and of the environment.\n`);
    runNext('build');
  }
  return { label: labelOf('out'), folder: 'out' };
}

/** The exports of companies. */
async function sitesOf(names: readonly string[]) {
  const sites = readCompanies(names, project)
    .flatMap((company) => siteBuildsOf(company, project))
    .map(({ company, name, label }) => ({
      company: company.name,
      label,
      folder: join('variants', company.name, name, 'out'),
    }));
  const missing = sites.filter(({ folder }) => !isFinishedExport(folder));
  if (missing.length > 0)
    await buildAll(
      project,
      missing.map(({ company }) => company),
    );
  return sites;
}

/** The name of a site and its country, from its manifest. */
function labelOf(folder: string): string {
  const icons = `${folder}/icons-and-manifest`;
  const manifest = readdirSync(icons).find((file) => file.endsWith('.webmanifest'));
  const text = readFileSync(`${icons}/${manifest}`, 'utf8');
  const { name, lang } = JSON.parse(text) as { readonly name: string; readonly lang: string };
  const { region = '' } = new Intl.Locale(lang);
  return `${name}, ${new Intl.DisplayNames('en', { type: 'region' }).of(region)}`;
}
