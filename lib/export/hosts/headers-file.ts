import { IMMUTABLE, type HeaderRule } from '../headers/header-values';
import type { HostRules } from './host-rules';

/** The limit of Cloudflare. */
const MAX_RULES = 100;

/**
 * The rules of a `_headers` file. Netlify and Cloudflare join the values if several matching rules
 * set one header, so no header of a file is set by two rules. They also apply rules to missing files,
 * so each hashed file has a rule of its own: browsers must not store a 404 for a year. Only if there
 * are too many files do the pictures share one rule. The hosts let browsers revalidate everything
 * else.
 */
export function headerRules(rules: HostRules): HeaderRule[] {
  const { securityHeaders, policy, hashedFiles, types } = rules;
  const everywhere = {
    path: '/*',
    headers: { ...securityHeaders, 'Content-Security-Policy': policy },
  };
  const immutable = (path: string) => ({ path, headers: { 'Cache-Control': IMMUTABLE } });
  const typed = Object.entries(types).map(([path, type]) => ({
    path,
    headers: { 'Content-Type': type },
  }));
  const all = [everywhere, ...typed, ...hashedFiles.map(immutable)];
  if (all.length <= MAX_RULES) return all;
  const others = hashedFiles.filter((path) => !path.startsWith('/art/'));
  return [everywhere, ...typed, ...others.map(immutable), immutable('/art/*')];
}

/** The `_headers` file, which Netlify, Cloudflare Pages and Cloudflare Workers read. */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
