import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serveExport, type ServedExport } from '@/lib/tools/serve/serve-export';
import { serve as listen } from '../../browser/hosts/server-process';
import { temporaryFolder } from '../../temporary-folder';

const FOLDERS = JSON.parse(process.env['OTHER_BROWSERS_EXPORTS'] ?? '{}') as Record<string, string>;

interface ServeOptions {
  /**
   * Whether a policy forbids all scripts of the page. Every browser obeys it, and the test itself
   * can still run scripts.
   */
  readonly noScripts?: boolean;
  /** Texts in place of files of the export, by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Serves a copy of an export. After `close`, the page has no network. */
export async function serve(
  region: string,
  { noScripts = false, files = {} }: ServeOptions = {},
): Promise<ServedExport & { folder: string }> {
  const copy = temporaryFolder();
  cpSync(FOLDERS[region] ?? '', copy, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(copy, path), text);
  if (noScripts)
    appendFileSync(join(copy, '_headers'), "/*\n  Content-Security-Policy: script-src 'none'\n");
  return { folder: copy, ...(await serveExport(copy)) };
}

/** Serves a site whose scripts hang until `release`. */
export async function holdScripts(site: ServedExport) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = async (path: string, response: ServerResponse) => {
    if (/^\/_next\/.*\.js$/.test(path)) await released;
    const { status, headers, body } = await fetch(site.origin + path);
    response.writeHead(status, Object.fromEntries(headers));
    response.end(body && (await buffer(body)));
  };
  const server = await listen(({ url = '' }, response) => void answer(url, response));
  return { ...server, release };
}

/**
 * Makes the home page of a served copy older than the site: its scripts have other names.
 *
 * @returns a function that deploys the site, and so deletes those scripts
 */
export function makeOlder(folder: string): () => void {
  const page = join(folder, 'index.html');
  const newer = readFileSync(page, 'utf8');
  const scripts = join(folder, '_next/static');
  const olderScripts = readdirSync(scripts).map((name) => join(scripts, `older-${name}`));
  for (const older of olderScripts) cpSync(older.replace('older-', ''), older, { recursive: true });
  writeFileSync(page, newer.replaceAll('_next/static/', '_next/static/older-'));
  return () => {
    for (const older of olderScripts) rmSync(older, { recursive: true });
    writeFileSync(page, newer);
  };
}
