import { MEDIA_TYPES } from '../files';
import { HOME_PAGE, NOT_FOUND_PAGE } from '../urls';
import { IMMUTABLE, REVALIDATE } from './header-values';
import { HASHED_PATHS, HIDDEN_PATTERN, type HostRules } from './host-rules';
import { targetWith } from './redirects';

/** The folder of the site and the query of the request, which the rules put into variables. */
const SITE = '/%{ENV:SITE}';
const QUERY = '%{ENV:QUERY}';

/** The extensions of the text files. A filter for types would not compress the 404 page. */
const COMPRESSED = '.html .js .svg .txt .webmanifest .xml';

/**
 * The `.htaccess` file for Apache 2.4.13 or later with mod_headers and mod_rewrite, in a folder
 * with `AllowOverride All`, wherever that folder is on its domain. A missing module is an error in
 * the log and a page with status 500: a site without its headers would look finished.
 */
export function htaccess(rules: HostRules): string {
  const { pagePattern: page, policy } = rules;
  const hashed = "%{REQUEST_STATUS} -lt 400 && -n reqenv('HASHED')";
  const headers = Object.entries(rules.headers).map(
    ([name, value]) => `Header always set ${name} "${value}"`,
  );
  const types = Object.entries(MEDIA_TYPES).map(([ending, type]) => `AddType ${type} .${ending}`);
  const added = Object.entries(rules.types).map(([path, type]) => {
    // A quotation mark ends the pattern, also after a backslash.
    const pattern = path.replace(/[^\w/-]/g, '\\$&').replaceAll('"', 'x22');
    return `RewriteRule "^${pattern.slice(1)}$" - "[T=${type}]"\n`;
  });

  const moved = rules.redirects.map(({ from, to }) => {
    const address = `${from.slice(1).replaceAll('.', '\\.')}/?`;
    // %2 would be a group of a condition.
    const target = to && targetWith(to, QUERY, SITE).replace(/%(?!{)/g, '\\%');
    return target ? redirect(address, target) : `RewriteRule ^${address}$ - [R=410,L]\n`;
  });
  moved.push(
    redirect('index\\.html', SITE + QUERY),
    redirect(`${page}(?:\\.html|/)`, `${SITE}$1${QUERY}`),
  );

  return `# The Apache configuration of the site, written by "next build".
# It needs mod_headers, mod_rewrite and "AllowOverride All" for this folder.

Options -Indexes -MultiViews
DirectoryIndex ${HOME_PAGE.file.slice(1)}
DirectorySlash Off
ErrorDocument 403 /%{reqenv:SITE}${NOT_FOUND_PAGE.file.slice(1)}
ErrorDocument 404 /%{reqenv:SITE}${NOT_FOUND_PAGE.file.slice(1)}
ErrorDocument 410 /%{reqenv:SITE}${NOT_FOUND_PAGE.file.slice(1)}

${types.join('\n')}
AddCharset utf-8 .html .js .txt .webmanifest .xml

RewriteEngine On
# The folder of this file: what comes before the path within it.
RewriteCond %{REQUEST_URI}::$0 ^/(.*/)?(.*?)::\\2$
RewriteRule ^.*$ - [E=SITE:%1]
RewriteCond %{QUERY_STRING} .+
RewriteRule ^.*$ - [E=QUERY:?%0]
RewriteRule ^${HASHED_PATHS} - [E=HASHED:1]
${added.join('')}RewriteRule ^${HIDDEN_PATTERN}$ - [R=404,L]
# A folder is not a page, unless it has an index.html.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_URI} !/$ [OR]
RewriteCond %{REQUEST_FILENAME}${HOME_PAGE.file} !-f
RewriteRule ^(?!${page}/?$). - [R=404,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^404(?:\\.html)?$ - [R=404,L]
${moved.join('')}RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(?!index$)[\\w-]+$ $0.html [END]

${headers.join('\n')}
Header always set Cache-Control "${IMMUTABLE}" "expr=${hashed}"
Header always set Cache-Control "${REVALIDATE}" "expr=!(${hashed})"
Header always set Content-Security-Policy "${policy}" "expr=!(${hashed})"

# A relative redirect does not expose the scheme and port behind a proxy.
<IfModule mod_version.c>
  <IfVersion >= 2.4.58>
    RedirectRelative On
  </IfVersion>
</IfModule>
<If "-n reqenv('REDIRECT_TO')">
  Redirect 301 "%{reqenv:REDIRECT_TO}"
</If>

# Compression modules append -gzip or -br to the ETag, and browsers send it back.
RequestHeader edit If-None-Match ^(.+)-(?:gzip|br)\\"$ $1\\"

# The last filters of an extension replace the earlier ones.
<IfModule mod_deflate.c>
  AddOutputFilter DEFLATE ${COMPRESSED}
  <IfModule mod_brotli.c>
    AddOutputFilter BROTLI_COMPRESS;DEFLATE ${COMPRESSED}
  </IfModule>
</IfModule>
`;
}

/**
 * Redirects a request of a visitor. mod_rewrite itself would answer with an absolute URL, and
 * mod_alias would add the query of the request behind a fragment.
 *
 * @param pattern matches the path within the folder of the site.
 */
function redirect(pattern: string, target: string): string {
  return `RewriteRule ^${pattern}$ ${NOT_FOUND_PAGE.file.slice(1)}? [NS,E=TO:${target},END]\n`;
}
