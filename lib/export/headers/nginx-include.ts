import { MANIFEST_PATH } from '@/lib/routes';
import { EXPORTED_PAGES, NOT_FOUND_PAGE } from '../pages';
import { headersFor, type HeaderRule } from './response-headers';

const BEGINNING = `# How nginx serves the export: clean addresses, the 404 page, headers, compression. Made by "next build".
#
#   server {
#     listen 443 ssl http2;
#     root /srv/site/out;
#     include /srv/site/out.nginx.conf;
#   }

charset utf-8;
gzip on;
gzip_vary on;
gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;
error_page 404 ${NOT_FOUND_PAGE.file};
`;

/** For hosts that read it; nobody else may. */
const HIDDEN = location('= /_headers', ['return 404;']);

/** One address a page. */
const WITHOUT_ENDING = location('~ ^/(?:index|(.+))\\.html$', ['return 301 /$1;']);

/**
 * Writes rules as an nginx include for a `server` block. nginx forgets the headers of the server in a location that has
 * its own (ngx_http_headers_module, add_header), so that every location is given all of its headers.
 */
export function nginxInclude(rules: readonly HeaderRule[]): string {
  const headers = (path: string) =>
    Object.entries(headersFor(path, rules)).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    );
  const pages = EXPORTED_PAGES.map((page) =>
    page === NOT_FOUND_PAGE
      ? location(`= ${page.file}`, ['internal;', ...headers(page.path)])
      : location(`= ${page.path}`, [`try_files ${page.file} =404;`, ...headers(page.path)]),
  );
  const ownRules = rules.filter(({ path }) => !EXPORTED_PAGES.some((page) => page.path === path));
  const others = ownRules.map(({ path }) =>
    path.endsWith('*')
      ? location(path.slice(0, -1), ['try_files $uri =404;', ...headers(path)])
      : location(`= ${path}`, headers(path)),
  );
  // nginx has no type for it.
  const manifest = location(`= ${MANIFEST_PATH}`, [
    'default_type application/manifest+json;',
    ...headers(MANIFEST_PATH),
  ]);
  return [BEGINNING, HIDDEN, WITHOUT_ENDING, ...pages, manifest, ...others].join('\n');
}

function location(match: string, lines: readonly string[]): string {
  return `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
