import type { Configuration } from '@/lib/config/read-configuration';
import type { SitePage } from '@/lib/site/pages';
import { BUILT_PATHS, HASHED_FOLDERS, ROBOTS_PATH, SITEMAP_PATH } from '../../urls';
import { assertExport, type Files } from '../../files';
import { HIDDEN_FILES } from '../../hosts';

/** Whether only Next's scripts need a file, or it is Next's own copy of the 404 page. */
function isOfNext(path: string): boolean {
  const isData = path.endsWith('.txt') && path !== ROBOTS_PATH;
  return path.startsWith('/_next/') || isData || path === '/_not-found.html';
}

/** Files and folders for the tools of a developer, such as `.gitkeep`. */
const TOOL_FILE = /(?!^\/\.well-known\/)\/\./;

/**
 * The files of the site, without those for Next's scripts and without an empty sitemap. The files
 * that the company added to `public/` are among them though no page names them, because services
 * request them by name: `/.well-known/assetlinks.json`, or the page with which a search engine
 * verifies the owner. A page there may replace the empty one of a screen.
 *
 * @throws Error for a file in `public/` where only the build may write, or a page that the routes
 *   do not name.
 */
export function selectSiteFiles(
  rawFiles: Files,
  publicFiles: Files,
  pages: readonly SitePage[],
  { siteUrl }: Configuration,
): Files {
  assertFreePaths(publicFiles, pages);
  const exported = [...rawFiles].filter(
    ([path]) =>
      !publicFiles.has(path) && !isOfNext(path) && (path !== SITEMAP_PATH || siteUrl !== ''),
  );
  for (const [path] of exported) {
    const isNamed = !path.endsWith('.html') || pages.some(({ file }) => file === path);
    assertExport(isNamed, path, 'only pages that lib/site/pages.ts names');
  }
  return new Map([...exported, ...[...publicFiles].filter(([path]) => !TOOL_FILE.test(path))]);
}

function assertFreePaths(publicFiles: Files, pages: readonly SitePage[]): void {
  const written = pages.filter(({ kind }) => kind !== 'screen').map(({ file }) => file);
  const built = [...HIDDEN_FILES, ...BUILT_PATHS, ...written];
  const taken = [...publicFiles.keys()].filter(
    (path) => built.includes(path) || HASHED_FOLDERS.some((folder) => path.startsWith(folder)),
  );
  if (taken.length === 0) return;
  const list = taken.map((path) => `public${path}`).join(', ');
  throw new Error(
    `${list}: only the build writes this file or into this folder. Rename, move or remove yours.`,
  );
}
