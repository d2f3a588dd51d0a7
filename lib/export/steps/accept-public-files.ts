import { BUILT_PATHS, HASHED_FOLDERS } from '@/lib/site/routes';
import type { Files } from '../files';
import { HIDDEN_FILES } from '../hosts/host-rules';
import { EXPORTED_PAGES } from '../page-files';

/**
 * The files that only the build may write. The placeholder of a screen is not one of them: a company
 * replaces it by its own page, for instance its privacy policy.
 */
const BUILT_FILES = [
  ...HIDDEN_FILES,
  ...EXPORTED_PAGES.filter(({ kind }) => kind !== 'screen').map(({ file }) => file),
  ...BUILT_PATHS,
];

/** Files and folders for the tools of a developer, such as `.gitkeep`. */
const TOOL_FILE = /(?!^\/\.well-known\/)\/\./;

/**
 * The files that a company added to `public/`. Other services request them by name, so they are
 * part of the site though no page names them: `/.well-known/assetlinks.json`, or the page with
 * which a search engine verifies the owner.
 *
 * @throws Error for a file where only the build may write.
 */
export function acceptPublicFiles(publicFiles: Files): Files {
  for (const path of publicFiles.keys())
    if (BUILT_FILES.includes(path) || HASHED_FOLDERS.some((folder) => path.startsWith(folder)))
      throw new Error(
        `public${path}: only the build writes this file or into this folder. Rename, move or remove yours.`,
      );
  return new Map([...publicFiles].filter(([path]) => !TOOL_FILE.test(path)));
}
