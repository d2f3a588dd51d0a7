import { MEDIA_TYPES } from '../files';
import { HOME_PAGE, NOT_FOUND_PAGE } from '../urls';
import { IMMUTABLE, REVALIDATE } from './header-values';
import { HASHED_PATHS, HIDDEN_PATTERN, type HostRules } from './host-rules';
import { targetWith } from './redirects';

/**
 * The nginx include for a `server` block, or for the `location` of a folder. It has no
 * `location /`, because the server may already have one, as Debian's default site has. A
 * location with its own `add_header` inherits none. Only that of the hashed files has one, so it
 * repeats all headers.
 *
 * nginx reads it when it starts, and the site is replaced without that. So no header depends on a
 * build, and pages are found by their files. What an old list still says is harmless: a new page
 * also answers at `/name.html`. nginx cannot look into a file, so a new file of JSON without an
 * extension is text until nginx reads this again.
 */
export function nginxInclude(rules: HostRules): string {
  const { folder, pagePattern, lastingPolicy } = rules;
  const at = (path: string) => folder + path.slice(1);
  const start = folder.replaceAll('.', '\\.');
  const always = Object.entries(rules.headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const hashedTypes = Object.entries(MEDIA_TYPES).map(([ending, type]) => `${type} ${ending};`);
  const added = Object.entries(rules.types).map(
    ([path, type]) => `location = ${JSON.stringify(at(path))} { default_type "${type}"; }\n`,
  );

  const moved = rules.redirects.flatMap(({ from, to }) => {
    const answer = to === undefined ? '410' : `301 "${targetWith(to, '$is_args$args', folder)}"`;
    return [at(from), `${at(from)}/`].map((path) => `location = ${path} { return ${answer}; }\n`);
  });

  return `# The nginx configuration of the site, written by "next build". Include it in a server block:
#
#   server {
#     listen 443 ssl;
#     server_name www.example.com;
#     root /srv/site/out;
#     include /srv/site/out.nginx.conf;
#   }
#
# A site whose URL has a folder, such as /shop/, is in that folder of the root:
#
#     location = /shop { return 301 /shop/; }
#     location ^~ /shop/ { include /srv/site/shop.nginx.conf; }

charset utf-8;
gzip on;
gzip_comp_level 9;
gzip_min_length 256;
gzip_proxied any;
gzip_vary on;
# HTML is compressed anyway. Naming it would be a warning.
gzip_types text/plain text/javascript application/javascript application/manifest+json
  application/xml text/xml image/svg+xml;

# A relative redirect does not expose the scheme and port behind a proxy.
absolute_redirect off;
try_files $uri =404;
error_page 403 404 =404 ${at(NOT_FOUND_PAGE.file)};
error_page 410 ${at(NOT_FOUND_PAGE.file)};

${always.join('\n')}
add_header Cache-Control "${REVALIDATE}" always;
add_header Content-Security-Policy "${lastingPolicy}" always;

location = ${folder} { try_files ${at(HOME_PAGE.file)} =404; }
location = ${at(NOT_FOUND_PAGE.file)} { internal; }
${added.join('')}${moved.join('')}
location ~ ^${start}(?:${HIDDEN_PATTERN}|404|index)$ { return 404; }
location ~ ^${start}index\\.html$ { return 301 ${folder}$is_args$args; }
location ~ ^${start}${pagePattern}\\.html$ { return 301 ${folder}$1$is_args$args; }
location ~ ^${start}([\\w-]+)/$ {
  if (-f $document_root${folder}$1.html) { return 301 ${folder}$1$is_args$args; }
  try_files ${folder}$1${HOME_PAGE.file} =404;
}
# A file without an extension is text, unless it is in the list above.
location ~ ^${start}([\\w-]+)$ { default_type text/plain; try_files $uri ${folder}$1.html =404; }
location ~ ^${start}.+/[^./]+$ { default_type text/plain; try_files $uri =404; }
location ~ ^${start}${HASHED_PATHS} {
  types { ${hashedTypes.join(' ')} }
  ${always.join('\n  ')}
  # For files that exist: without "always", no browser stores a 404 for a year.
  add_header Cache-Control "${IMMUTABLE}";
}
`;
}
