import type { Files } from '../files';
import {
  HASHED_FOLDERS,
  HEADERS_FILE,
  HOME_PATH,
  NOT_FOUND_PATH,
  type ExportedPage,
} from '../urls';
import { SECURITY_HEADERS } from './header-values';
import type { Redirect } from './redirects';

export const REDIRECTS_FILE = '/_redirects';
/** The table from which `npm start` learns the pages and the redirects. */
export const TABLE_FILE = '/.site.json';
export const HTACCESS_FILE = '/.htaccess';
/** Its existence tells GitHub Pages not to drop folders whose names begin with an underscore. */
export const NO_JEKYLL_FILE = '/.nojekyll';

/** The files that only hosts may read. */
export const HIDDEN_FILES = [
  HEADERS_FILE,
  REDIRECTS_FILE,
  HTACCESS_FILE,
  NO_JEKYLL_FILE,
  TABLE_FILE,
];

/** Their names as a group of a regular expression. */
export const HIDDEN_PATTERN = `(?:${HIDDEN_FILES.map((path) => path.slice(1).replaceAll('.', '\\.')).join('|')})`;

/** The hashed folders as one alternative of a regular expression. */
export const HASHED_PATHS = `(?:${HASHED_FOLDERS.map((folder) => folder.slice(1, -1)).join('|')})/`;

const JSON_TYPE = 'application/json';
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** What the site tells its hosts. */
export interface HostOptions {
  readonly redirects?: readonly Redirect[];
  readonly isStaging?: boolean;
}

export type HostRules = ReturnType<typeof hostRules>;

/**
 * How every host has to serve the export. Each config translates this list into the format of a
 * host:
 * - `/` answers with `index.html`, and `/<page>` with `<page>.html`;
 * - `/index.html`, `/<page>.html` and `/<page>/` redirect to those and keep the query;
 * - a page that the company has added answers at `/<page>.html`, too: it redirects nobody;
 * - any other path answers `404.html` with status 404;
 * - old and short addresses redirect to their target, or answer `404.html` with status 410;
 * - hashed files that exist are cached for a year, every other response is revalidated.
 *
 * @param policy the Content Security Policy of every response but the hashed files.
 * @param folder the path of the site's folder, with a slash at the end.
 * @param options the list of redirects, and whether search engines must not list the site.
 */
export function hostRules(
  files: Files,
  sitePages: readonly ExportedPage[],
  policy: string,
  folder: string,
  { redirects = [], isStaging = false }: HostOptions = {},
) {
  const pages = sitePages
    .filter(({ path }) => path !== HOME_PATH && path !== NOT_FOUND_PATH)
    .map(({ path }) => path.slice(1));
  return {
    folder,
    policy,
    /**
     * The part of the policy that is the same in every build, for servers whose configuration does
     * not come with the files: hashes or receivers of one build would block the pages of another.
     * Each page has the whole policy in its `meta` element.
     */
    lastingPolicy: policy.replace(
      /(?:default|script|style|connect)-src [^;]*; |form-action [^;]*; /g,
      '',
    ),
    redirects,
    /** The lines of a `_redirects` file of the company, which only Netlify and Cloudflare read. */
    ownRedirects: String(files.get(REDIRECTS_FILE) ?? ''),
    /** The headers of every response, besides the policy and the caching. */
    headers: {
      ...SECURITY_HEADERS,
      ...(isStaging && { 'X-Robots-Tag': 'noindex' }),
    } as Readonly<Record<string, string>>,
    /** Pages that the company has added: each answers at its file, `/name.html`, and at `/name`. */
    addedPages: [...files.keys()]
      .filter(
        (path) =>
          /^[!-~]+(?<!\/index)\.html$/.test(path) && sitePages.every(({ file }) => file !== path),
      )
      .map((file) => ({ file, path: file.slice(0, -'.html'.length) })),
    /** The names of the pages besides the home page and the 404 page. */
    pages,
    /** These names as a group of a regular expression. */
    pagePattern: `(${pages.join('|')})`,
    /** The paths of the hashed files that exist. */
    hashedFiles: [...files.keys()].filter((path) =>
      HASHED_FOLDERS.some((folder) => path.startsWith(folder)),
    ),
    /** The types of the added files without an extension, which servers would not know. */
    types: Object.fromEntries(
      [...files]
        .filter(([path]) => !/\.[^/]*$/.test(path) && !HIDDEN_FILES.includes(path))
        .map(([path, bytes]) => [path, /^\s*[[{]/.test(String(bytes)) ? JSON_TYPE : TEXT_TYPE]),
    ),
  };
}
