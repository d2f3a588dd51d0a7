import { IMMUTABLE, type HeaderRule } from '../headers/header-values';
import type { HostRules } from './host-rules';

/** The limits of Cloudflare. Netlify allows more. */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

export class HeadersFileError extends Error {
  override readonly name = 'HeadersFileError';
}

/**
 * The rules of a `_headers` file. Netlify and Cloudflare join the values if several matching rules
 * set one header, so no header of a file is set by two rules. They also apply rules to missing files,
 * so each hashed file has a rule of its own: a rule for a folder would let browsers store a 404 for a
 * year. Only if there are too many files do the pictures share one rule; a missing picture breaks
 * less than a missing script. The hosts let browsers revalidate everything else.
 */
export function headerRules({ securityHeaders, policy, hashedFiles }: HostRules): HeaderRule[] {
  const everywhere = {
    path: '/*',
    headers: { ...securityHeaders, 'Content-Security-Policy': policy },
  };
  const immutable = (path: string) => ({ path, headers: { 'Cache-Control': IMMUTABLE } });
  const rules = [everywhere, ...hashedFiles.map(immutable)];
  if (rules.length <= MAX_RULES) return rules;
  const others = hashedFiles.filter((path) => !path.startsWith('/art/'));
  return [everywhere, ...others.map(immutable), immutable('/art/*')];
}

/**
 * The `_headers` file, which Netlify, Cloudflare Pages and Cloudflare Workers read.
 *
 * @throws HeadersFileError beyond the hosts' limits. The hosts would silently ignore the rest.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > MAX_RULES) {
    throw new HeadersFileError(
      `_headers would have ${rules.length} rules; hosts read ${MAX_RULES}.`,
    );
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  for (const line of lines) {
    if (line.length > MAX_LINE_LENGTH) {
      throw new HeadersFileError(
        `_headers would have a line of ${line.length} characters; hosts read ${MAX_LINE_LENGTH}: ${line.slice(0, 80)}…`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
