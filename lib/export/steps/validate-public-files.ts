import type { SitePage } from '@/lib/site/pages';
import { BUILT_PATHS, HASHED_FOLDERS } from '@/lib/site/routes';
import type { Files } from '../files';
import { HIDDEN_FILES } from '../hosts/host-rules';

/** Files and folders for the tools of a developer, such as `.gitkeep`. */
const TOOL_FILE = /(?!^\/\.well-known\/)\/\./;

/**
 * The files that a company added to `public/`. Other services request them by name, so they are
 * part of the site though no page names them: `/.well-known/assetlinks.json`, or the page with
 * which a search engine verifies the owner. A page may replace the empty one of a screen.
 *
 * @throws Error for a file where only the build may write.
 */
export function validatePublicFiles(publicFiles: Files, pages: readonly SitePage[]): Files {
  const written = pages.filter(({ kind }) => kind !== 'screen').map(({ file }) => file);
  const built = [...HIDDEN_FILES, ...BUILT_PATHS, ...written];
  for (const path of publicFiles.keys())
    if (built.includes(path) || HASHED_FOLDERS.some((folder) => path.startsWith(folder)))
      throw new Error(
        `public${path}: only the build writes this file or into this folder. Rename, move or remove yours.`,
      );
  return new Map([...publicFiles].filter(([path]) => !TOOL_FILE.test(path)));
}
