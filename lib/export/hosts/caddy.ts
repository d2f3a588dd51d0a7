import { HASHED_FOLDERS } from '@/lib/routes';
import { IMMUTABLE, REVALIDATE } from '../headers/header-values';
import { HOME_PAGE, NOT_FOUND_PAGE } from '../page-files';
import { TYPES, type HostRules } from './host-rules';

/** The Caddyfile to import into a site block. */
export function caddyfile({ pages, securityHeaders, policy, hidden }: HostRules): string {
  const page = `(${pages.join('|')})`;
  const headers = Object.entries(securityHeaders).map(([name, value]) => `\t${name} "${value}"`);
  const types = Object.entries(TYPES).flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type "${type}${type.startsWith('text/') ? '; charset=utf-8' : ''}"`,
  ]);

  return `# The Caddy configuration of the site, written by "next build". Import it into a site block:
#
#   www.example.com {
#   	root * /srv/site/out
#   	import /srv/site/out.Caddyfile
#   }

encode zstd gzip

header {
${headers.join('\n')}
}
@hashed {
	path ${HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ')}
	file
}
@other not {
	path ${HASHED_FOLDERS.map((folder) => `${folder}*`).join(' ')}
	file
}
header @hashed Cache-Control "${IMMUTABLE}"
header @other Cache-Control "${REVALIDATE}"
header @other Content-Security-Policy "${policy}"

# A redirect without a query has no question mark.
map {query} {query_suffix} {
	~^(.+)$ "?\${1}"
	default ""
}
@index path ${HOME_PAGE.file}
redir @index /{query_suffix} 301
@notCanonical path_regexp notCanonical ^/${page}(?:\\.html|/)$
redir @notCanonical /{re.notCanonical.1}{query_suffix} 301

@page path_regexp page ^/${page}$
rewrite @page /{re.page.1}.html
@hidden path ${hidden.join(' ')} ${NOT_FOUND_PAGE.file}
error @hidden 404
file_server {
	disable_canonical_uris
}
${types.join('\n')}

handle_errors {
	header Content-Type "text/html; charset=utf-8"
	rewrite * ${NOT_FOUND_PAGE.file}
	file_server
}
`;
}
