import { NOT_FOUND_PAGE } from '../urls';
import { IMMUTABLE } from './header-values';
import type { HostRules } from './host-rules';

/**
 * The `_headers` file, which Netlify, Cloudflare Pages and Cloudflare Workers read. They join the
 * values if several matching rules set one header, so no header of a file is set by two rules. They
 * also apply rules to missing files, so each hashed file has a rule of its own: browsers must not
 * store a 404 for a year. By default the hosts tell browsers to revalidate every other file.
 * Cloudflare ignores the rules after the hundredth, so browsers revalidate the files of those, too.
 * With `no-transform`, Cloudflare would send pages without compression.
 */
export function headersFile({ policy, headers, hashedFiles, types }: HostRules): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  return [
    rule('/*', { ...headers, 'Content-Security-Policy': policy }),
    ...Object.entries(types).map(([path, type]) => rule(path, { 'Content-Type': type })),
    ...hashedFiles.map((path) => rule(path, { 'Cache-Control': IMMUTABLE })),
  ].join('');
}

/**
 * The `_redirects` file, which Netlify and Cloudflare read. Cloudflare ignores the lines with 410
 * and answers 404. It would redirect `/name.html` to `/name`; services that verify the owner of a
 * site follow no redirect, so such a file answers at its name.
 */
export function redirectsFile({ redirects, addedPages, ownRedirects }: HostRules): string {
  const moved = redirects.flatMap(({ from, to }) => {
    const rule = to === undefined ? `${NOT_FOUND_PAGE.file} 410` : `${to} 301`;
    return [`${from} ${rule}\n`, `${from}/ ${rule}\n`];
  });
  const own = addedPages.map(({ file, path }) => `${file} ${path} 200\n`);
  return [...moved, ...own, ownRedirects].join('');
}

/**
 * The configuration of Cloudflare Workers, for `wrangler deploy --config out.wrangler.jsonc`. The
 * headers are in `_headers`.
 */
export function wranglerJsonc(): string {
  const settings = {
    compatibility_date: '2026-01-01',
    assets: {
      directory: './out',
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
  };
  return `// The configuration of Cloudflare Workers, written by "next build".
// Deploy with: npx wrangler deploy --config out.wrangler.jsonc --name NAME
${JSON.stringify(settings, null, 2)}
`;
}
