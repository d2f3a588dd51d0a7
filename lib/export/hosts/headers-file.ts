import { ExportShapeError } from '../export-shape-error';
import { IMMUTABLE, type HeaderRule } from '../headers/header-values';
import { HEADERS_FILE, type HostRules } from './host-rules';

/** The limits of Cloudflare. Netlify allows more. */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

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
 * @throws ExportShapeError beyond the hosts' limits. The hosts would silently ignore the rest.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > MAX_RULES)
    throw new ExportShapeError(
      HEADERS_FILE,
      `at most ${MAX_RULES} rules, because hosts ignore the others; it would have ${rules.length}`,
    );
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE_LENGTH);
  if (long)
    throw new ExportShapeError(
      HEADERS_FILE,
      `lines of at most ${MAX_LINE_LENGTH} characters, because hosts ignore longer ones; one would have ${long.length}: ${long.slice(0, 80)}…`,
    );
  return `${lines.join('\n')}\n`;
}
