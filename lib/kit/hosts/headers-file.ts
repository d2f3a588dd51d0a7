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
