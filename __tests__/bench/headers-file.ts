/** One block of a `_headers` file: the paths it holds for, and what it sends with them. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads the `_headers` file of static hosts: a path at the start of a line, its headers indented below it. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`_headers: "${line}" is not a header.`);
    rules.at(-1)?.headers.push([name.toLowerCase(), value]);
  }
  return rules;
}

/** The headers for a path. Hosts join what several rules say of one header with a comma. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const rule of rules.filter((candidate) => pattern(candidate.path).test(path))) {
    for (const [name, value] of rule.headers) joined[name] = name in joined ? `${joined[name]}, ${value}` : value;
  }
  return joined;
}

/** `*` stands for anything, `:name` for one segment. */
function pattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
