import { runNext } from '@/lib/kit/commands';
import { developInCopy, readCompanies, siteBuildsOf } from '@/lib/kit/companies';
import { project } from './project';

/**
 * `npm run dev`: runs `next dev`. `-- kiran` shows the first site of that company, and
 * `-- kiran/hi-IN` another one. All other options are those of Next.
 */
export async function run(): Promise<void> {
  const [path = '', ...options] = process.argv.slice(2);
  if (!path || path.startsWith('-')) return runNext('dev', process.argv.slice(2));
  const [name = '', variant] = path.split('/');
  const readSite = () => {
    const sites = readCompanies([name], project).flatMap((one) => siteBuildsOf(one, project));
    const site = sites.find((one) => !variant || one.name === variant);
    if (site) return site;
    throw new Error(
      `${name} has no site ${variant}. Its sites: ${sites.map((one) => one.name).join(', ')}.`,
    );
  };
  return developInCopy(readSite, project, options);
}
