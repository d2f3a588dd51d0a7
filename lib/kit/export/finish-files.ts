import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleForBrowsers, bundlePageScripts } from '../bundler';
import { readFiles, replaceFolder, type Files } from '../files';
import {
  FILES_BESIDE_OUT,
  FILES_IN_OUT,
  hostRules,
  VERCEL_FOLDER,
  vercelFiles,
  REDIRECTS_FILE,
} from '../hosts';
import { RECOVERY_PATH } from '../urls';
import { sitePolicy } from './content-security-policy';
import type { SiteToExport } from './site-to-export';
import { addContentSecurityPolicy, styleHashesOf } from './steps/add-content-security-policy';
import { addLoader } from './steps/add-loader';
import { disableEmailObfuscation } from './steps/disable-email-obfuscation';
import { extractIslandProps } from './steps/extract-island-props';
import { makeUrlsRelative } from './steps/make-urls-relative';
import { isEmpty, readPages } from './steps/read-pages';
import { removeNextScripts } from './steps/remove-next-scripts';
import { removeRepeatedMetadata } from './steps/remove-repeated-metadata';
import { selectSiteFiles } from './steps/select-site-files';
import { shrinkStyles } from './steps/shrink-styles';

const DEFAULTS = {
  siteUrl: '',
  ownFiles: [],
  loader: 'lib/kit/loader/loader.ts',
  pageScript: { entry: 'lib/kit/loader/page-script.ts', constants: {} },
  receivers: { scripts: [], forms: [] },
} satisfies Partial<SiteToExport>;

const RECOVERY_SCRIPT = 'lib/kit/loader/reload-outdated-page.ts';

/**
 * Writes the finished site to `out/` and the configuration of each host beside it.
 *
 * @param rawExport where Next wrote its files, from the root of the project.
 * @throws Error naming the file and what was expected of it. `out/` is then unchanged.
 */
export async function writeFinishedExport(
  projectFolder: string,
  rawExport: string,
  site: SiteToExport,
): Promise<FinishedExport> {
  const published = async (folder: string): Promise<Files> => {
    const files = await readFiles(join(projectFolder, folder));
    return new Map([...files].filter(([path]) => !site.unpublished?.has(path.normalize('NFC'))));
  };
  const finished = await finishFiles(await published(rawExport), await published('public'), site);
  const { files, rules } = finished;
  // The files of hosts describe the site in out/, so they follow it, each in one step.
  replaceFolder(join(projectFolder, 'out'), files);
  replaceFolder(join(projectFolder, VERCEL_FOLDER), vercelFiles(files));
  for (const [path, contentOf] of Object.entries(FILES_BESIDE_OUT)) {
    const file = join(projectFolder, path);
    await writeFile(`${file}.new`, contentOf(rules));
    await rename(`${file}.new`, file);
  }
  return finished;
}

/**
 * Turns the files that Next exported into the files of the site. The policy is computed when
 * nothing in a page changes any more, because it holds hashes of the page's parts.
 *
 * @returns also the files of the pages that show nothing.
 */
export async function finishFiles(rawFiles: Files, publicFiles: Files, given: SiteToExport) {
  const site = { ...DEFAULTS, ...given };
  const files = selectSiteFiles(rawFiles, publicFiles, site);
  const added = [...files].filter(([path]) => publicFiles.has(path) && path.endsWith('.html'));
  // A page in public/ replaces ours, and stays as it is.
  const ours = site.pages.filter(({ file }) => !publicFiles.has(file));
  const { pathname: folder } = new URL(site.siteUrl || 'https://root.example');
  const pages = readPages(files, ours);
  for (const page of pages) {
    disableEmailObfuscation(page);
    removeNextScripts(page);
    removeRepeatedMetadata(page);
    makeUrlsRelative(page, site.pages, files, folder);
  }
  const islands = extractIslandProps(pages);
  const { scripts, files: scriptFiles } = await bundlePageScripts(
    islands,
    site.islands,
    site.pageScript,
  );
  await addLoader(pages, scripts, site.loader, folder);
  shrinkStyles(pages, scriptFiles);
  const hashes = [
    ...pages.map((page) => addContentSecurityPolicy(page, site.receivers)),
    ...added.map(([, html]) => styleHashesOf(html)),
  ];

  for (const { file, $ } of pages) files.set(file, Buffer.from($.html()));
  for (const [path, bytes] of scriptFiles) files.set(path, bytes);
  const policy = sitePolicy(hashes, site.receivers);
  const rules = hostRules(files, site.pages, policy, folder, site.hosts);
  files.set(RECOVERY_PATH, Buffer.from((await bundleForBrowsers(RECOVERY_SCRIPT)).code));
  for (const [path, contentOf] of Object.entries(FILES_IN_OUT)) {
    const content = contentOf(rules);
    // A site without redirects needs no list of them.
    if (content || path !== REDIRECTS_FILE) files.set(path, Buffer.from(content));
  }
  const emptyPages = pages.filter(isEmpty).map(({ file }) => file);
  return { files, rules, scripts, emptyPages };
}

export type FinishedExport = Awaited<ReturnType<typeof finishFiles>>;
