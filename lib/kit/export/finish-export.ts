import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleForBrowsers } from './bundle-for-browsers';
import { bundleIslandScripts } from './bundle-island-scripts';
import { replaceFolder } from '../files';
import { configuration, isForLaunch, withSettingSources } from '@/lib/config/configuration';
import type { Configuration } from '@/lib/config/read-configuration';
import { listContentFiles } from '@/lib/site/content-files';
import { launchReport } from '@/lib/launch/launch-report';
import { pagesOf, type SitePage } from '@/lib/site/pages';
import { RECOVERY_PATH } from '../urls';
import { buildSummary } from '@/lib/export/build-summary';
import { hasText, readFiles, type Files } from '../files';
import { sitePolicy } from './content-security-policy';
import { FILES_BESIDE_OUT, FILES_IN_OUT } from '../hosts';
import { hostRules } from '../hosts';
import { VERCEL_FOLDER, vercelFiles } from '../hosts';
import { addContentSecurityPolicy, styleHashesOf } from './steps/add-content-security-policy';
import { addLoader } from './steps/add-loader';
import { disableEmailObfuscation } from './steps/disable-email-obfuscation';
import { extractIslandProps } from './steps/extract-island-props';
import { makeUrlsRelative } from './steps/make-urls-relative';
import { parsePages } from './steps/parse-pages';
import { removeNextScripts } from './steps/remove-next-scripts';
import { selectSiteFiles } from './steps/select-site-files';

const RECOVERY_SCRIPT = 'lib/kit/loader/reload-outdated-page.ts';

/**
 * Writes the finished site to `out/` and the configuration of each host beside it.
 *
 * @param rawExport where Next wrote its files, from the root of the project.
 * @returns the summary to print at the end of the build, and the exit code.
 * @throws Error naming the file and what was expected of it. `out/` is then unchanged.
 */
export async function finishExport(projectFolder: string, rawExport: string) {
  const contentFiles = listContentFiles(projectFolder);
  const finished = await finishFiles(
    await readFiles(join(projectFolder, rawExport)),
    await readFiles(join(projectFolder, 'public')),
    pagesOf(configuration, contentFiles),
    configuration,
  );
  const { files, rules } = finished;
  replaceFolder(join(projectFolder, VERCEL_FOLDER), vercelFiles(files));
  for (const [file, contentOf] of Object.entries(FILES_BESIDE_OUT))
    await writeFile(join(projectFolder, file), contentOf(rules));
  replaceFolder(join(projectFolder, 'out'), files);
  const lacks = launchReport(configuration, (name) => hasText(files, `/${name}.html`));
  const summary = withSettingSources(buildSummary(finished, configuration, lacks, contentFiles));
  const fails = isForLaunch && lacks.length > 0;
  const reason = fails ? 'With --launch, the build fails because of this list.\n' : '';
  return { summary: summary + reason, exitCode: Number(fails) };
}

/**
 * Turns the files that Next exported into the files of the site. The policy is computed when
 * nothing in a page changes any more, because it holds hashes of the page's parts.
 */
export async function finishFiles(
  rawFiles: Files,
  publicFiles: Files,
  sitePages: readonly SitePage[],
  configuration: Configuration,
) {
  const files = selectSiteFiles(rawFiles, publicFiles, sitePages, configuration);
  const added = [...files].filter(([path]) => publicFiles.has(path) && path.endsWith('.html'));
  // A page in public/ replaces ours, and stays as it is.
  const ours = sitePages.filter(({ file }) => !publicFiles.has(file));
  const { pathname: folder } = new URL(configuration.siteUrl || 'https://root.example');
  const pages = parsePages(files, ours);
  for (const page of pages) {
    disableEmailObfuscation(page);
    removeNextScripts(page);
    makeUrlsRelative(page, sitePages, files, folder);
  }
  const islands = extractIslandProps(pages);
  const { scripts, files: scriptFiles } = await bundleIslandScripts(islands, configuration);
  await addLoader(pages, scripts, configuration, folder);
  const hashes = [
    ...pages.map((page) => addContentSecurityPolicy(page, configuration)),
    ...added.map(([, html]) => styleHashesOf(html)),
  ];

  for (const { file, $ } of pages) files.set(file, Buffer.from($.html()));
  for (const [path, bytes] of scriptFiles) files.set(path, bytes);
  const rules = hostRules(files, sitePages, sitePolicy(hashes, configuration), folder);
  files.set(RECOVERY_PATH, Buffer.from((await bundleForBrowsers(RECOVERY_SCRIPT)).code));
  for (const [path, contentOf] of Object.entries(FILES_IN_OUT))
    files.set(path, Buffer.from(contentOf(rules)));
  return { files, rules, scripts };
}

export type FinishedExport = Awaited<ReturnType<typeof finishFiles>>;
