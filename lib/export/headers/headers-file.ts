import type { HeaderRule } from './response-headers';

/** The limits of Cloudflare Pages, which are the tighter ones. */
const MOST_RULES = 100;
const LONGEST_LINE = 2000;

export class HeadersFileError extends Error {
  override readonly name = 'HeadersFileError';
}

/**
 * Writes rules as a `_headers` file, which Netlify and Cloudflare Pages read.
 *
 * @throws HeadersFileError beyond the hosts' limits: they would drop the rest in silence.
 */
export function writeHeadersFile(rules: readonly HeaderRule[]): string {
  if (rules.length > MOST_RULES) {
    throw new HeadersFileError(
      `_headers would have ${rules.length} rules; hosts read ${MOST_RULES}.`,
    );
  }
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  for (const line of lines) {
    if (line.length > LONGEST_LINE) {
      throw new HeadersFileError(
        `_headers would have a line of ${line.length} characters; hosts read ${LONGEST_LINE}: ${line.slice(0, 80)}…`,
      );
    }
  }
  return `${lines.join('\n')}\n`;
}
