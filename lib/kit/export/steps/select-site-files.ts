import { assertExport, type Files } from '../../files';
import { HIDDEN_FILES, REDIRECTS_FILE } from '../../hosts';
import { BUILT_PATHS, HASHED_FOLDERS, ROBOTS_PATH, SITEMAP_PATH } from '../../urls';
import type { SiteToExport } from '../site-to-export';

/** What selects the files of a site. */
export type SelectedSite = Required<Pick<SiteToExport, 'pages' | 'ownFiles' | 'siteUrl'>>;

/** Whether only Next's scripts need a file, or it is Next's own copy of the 404 page. */
function isOnlyForNext(path: string): boolean {
  const isData = path.endsWith('.txt') && path !== ROBOTS_PATH;
  return path.startsWith('/_next/') || isData || path === '/_not-found.html';
}

/** Files and folders for the tools of a developer, such as `.gitkeep`. */
const TOOL_FILE = /(?!^\/\.well-known\/)\/\./;

/**
 * The files of the site, without those for Next's scripts and without an empty sitemap. The files
 * that the company added to `public/` are among them though no page names them, because services
 * request them by name: `/.well-known/assetlinks.json`, or the page with which a search engine
 * verifies the owner. A page there may take the place of a page that is replaceable.
 *
 * @throws Error for a file in `public/` where only the build may write, or a page that the routes
 *   do not name.
 */
export function selectSiteFiles(rawFiles: Files, publicFiles: Files, site: SelectedSite): Files {
  const { pages, siteUrl } = site;
  assertFreePaths(publicFiles, site);
  const exported = [...rawFiles].filter(
    ([path]) =>
      !publicFiles.has(path) && !isOnlyForNext(path) && (path !== SITEMAP_PATH || siteUrl !== ''),
  );
  for (const [path] of exported) {
    const isNamed = !path.endsWith('.html') || pages.some(({ file }) => file === path);
    assertExport(isNamed, path, 'only pages that the table of pages names');
  }
  return new Map([...exported, ...[...publicFiles].filter(([path]) => !TOOL_FILE.test(path))]);
}

function assertFreePaths(publicFiles: Files, { pages, ownFiles }: SelectedSite): void {
  const written = pages.filter(({ isReplaceable }) => !isReplaceable).map(({ file }) => file);
  const built = [...HIDDEN_FILES, ...BUILT_PATHS, ...ownFiles, ...written];
  const taken = [...publicFiles.keys()].filter(
    (path) =>
      (built.includes(path) && path !== REDIRECTS_FILE) ||
      HASHED_FOLDERS.some((folder) => path.startsWith(folder)),
  );
  if (taken.length === 0) return;
  const list = taken.map((path) => `public${path}`).join(', ');
  throw new Error(
    `${list}: only the build writes this file or into this folder. Rename, move or remove yours.`,
  );
}
