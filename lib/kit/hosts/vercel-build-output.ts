import type { Files } from '../files';
import { HOME_PAGE, NOT_FOUND_PAGE } from '../urls';
import { IMMUTABLE, REVALIDATE } from './header-values';
import { HASHED_PATHS, HIDDEN_FILES, type HostRules } from './host-rules';

/** Where Vercel takes the files of the site from (Build Output API, version 3). */
export const VERCEL_FOLDER = '.vercel/output/static';

/** The files of the site without those that only other hosts may read. */
export function vercelFiles(files: Files): Files {
  return new Map([...files].filter(([path]) => !HIDDEN_FILES.includes(path)));
}

/**
 * The configuration of Vercel's Build Output API. Vercel applies all routes with `continue` that
 * match, then the first other one. A redirect keeps the query.
 */
export function vercelConfig(rules: HostRules): string {
  const { pages, pagePattern, policy, types } = rules;
  const redirect = (src: string, Location: string, status = 308) => ({
    src,
    status,
    headers: { Location },
    caseSensitive: true,
  });
  const config = {
    version: 3,
    routes: [
      {
        src: '^/.*$',
        headers: { ...rules.headers, 'Content-Security-Policy': policy },
        continue: true,
      },
      { src: `^/(?!${HASHED_PATHS}).*$`, headers: { 'Cache-Control': REVALIDATE }, continue: true },
      ...rules.redirects.map(({ from, to }) => {
        const src = `^${from.replaceAll('.', '\\.')}/?$`;
        return to === undefined
          ? { src, dest: NOT_FOUND_PAGE.file, status: 410, caseSensitive: true }
          : redirect(src, to, 301);
      }),
      redirect(`^${HOME_PAGE.file.replace('.', '\\.')}$`, HOME_PAGE.path),
      redirect(`^/${pagePattern}(?:\\.html|/)$`, '/$1'),
      ...rules.addedPages.map(({ file, path }) => ({
        src: `^${path.replace(/[^\w/-]/g, '\\$&')}$`,
        dest: file,
      })),
      { src: `^${NOT_FOUND_PAGE.path}(?:\\.html)?$`, dest: NOT_FOUND_PAGE.file, status: 404 },
      // Routes after "hit" apply to files that exist. Routes before it also apply to missing files.
      { handle: 'hit' },
      { src: `^/${HASHED_PATHS}.*$`, headers: { 'Cache-Control': IMMUTABLE }, continue: true },
      { handle: 'error' },
      {
        src: '^/.*$',
        dest: NOT_FOUND_PAGE.file,
        status: 404,
        headers: { 'Cache-Control': REVALIDATE },
      },
    ],
    overrides: Object.fromEntries([
      ...pages.map((name) => [`${name}.html`, { path: name }]),
      ...Object.entries(types).map(([path, contentType]) => [path.slice(1), { contentType }]),
    ]) as Record<string, object>,
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
