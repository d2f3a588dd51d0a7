/** The headers that a `_headers` file sets for a path, as Netlify and Cloudflare Pages read it. */
export function headersFor(path: string, headersFile: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of headersFile.split('\n')) {
    const [, name, value = ''] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (!name) applies = covers(line, path);
    else if (applies) headers[name] = value;
  }
  return headers;
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
