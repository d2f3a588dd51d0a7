import { configuration, isForLaunch, withSettingSources } from '@/lib/config/configuration';
import { originalsOf } from '@/lib/content/content-pictures';
import { readRedirects } from '@/lib/content/redirects-and-robots';
import { writeFinishedExport } from '@/lib/kit/export';
import { isRequired, launchReport } from '@/lib/launch/launch-report';
import { readExamples } from '@/lib/launch/made-up-values';
import { readContentFiles, selectContentFiles } from '@/lib/site/content-files';
import { pagesOf, HOME_PARTS } from '@/lib/site/pages';
import { buildSummary } from './build-summary';
import { siteToExport } from './site-to-export';

/**
 * Finishes the export of this site.
 *
 * @param rawExport where Next wrote its files, from the root of the project.
 * @returns the summary to print at the end of the build, and the exit code.
 * @throws Error naming the file and what was expected of it. `out/` is then unchanged.
 */
export async function finishExport(projectFolder: string, rawExport: string) {
  const contentFiles = readContentFiles(projectFolder);
  const pages = pagesOf(configuration, contentFiles);
  const parts = selectContentFiles(contentFiles, configuration).map(({ name }) => name);
  const site = siteToExport(configuration, pages, {
    redirects: readRedirects(configuration.region, projectFolder).redirects,
    unpublished: originalsOf(contentFiles),
    hasNotice: parts.includes('formNotice'),
  });
  const finished = await writeFinishedExport(projectFolder, rawExport, site);
  const hasPage = (name: string) =>
    HOME_PARTS.includes(name)
      ? parts.includes(name)
      : finished.files.has(`/${name}.html`) && !finished.emptyPages.includes(`/${name}.html`);
  const lacks = launchReport(configuration, hasPage, readExamples(projectFolder));
  const summary = withSettingSources(buildSummary(finished, configuration, lacks, contentFiles));
  const fails = isForLaunch && lacks.some(isRequired);
  const reason = fails ? 'With --launch, the build fails because of this list.\n' : '';
  return { summary: summary + reason, exitCode: Number(fails) };
}
