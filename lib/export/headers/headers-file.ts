import type { HeaderRule } from './response-headers';

/** The limits of Cloudflare Pages. Netlify allows more. */
const MAX_RULES = 100;
const MAX_LINE_LENGTH = 2000;

export class HeadersFileError extends Error {
  override readonly name = 'HeadersFileError';
}

/**
 * Writes rules as a `_headers` file, which Netlify and Cloudflare Pages read.
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
