import type { HeaderRule } from '@/lib/export/headers/header-values';

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a path, then its indented headers.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ path: line, headers: {} });
  }
  return rules;
}

/** The headers that rules set for a path. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  return Object.assign(
    {},
    ...rules.filter((rule) => covers(rule, path)).map(({ headers }) => headers),
  ) as Record<string, string>;
}

function covers({ path: pattern }: HeaderRule, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
