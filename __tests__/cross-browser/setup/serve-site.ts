import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveExport, type ServedExport } from '@/lib/tools/serve/serve-export';

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

/** The server may still read a file when it is closed, so the copies are deleted at the end. */
const copies: string[] = [];

afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true, force: true });
});

/** Serves a copy of an export. After `close`, the page has no network. */
export async function serve(
  region: string,
  { noScripts = false, files = {} }: ServeOptions = {},
): Promise<ServedExport & { folder: string }> {
  const copy = mkdtempSync(join(tmpdir(), 'site-'));
  copies.push(copy);
  cpSync(FOLDERS[region] ?? '', copy, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(copy, path), text);
  if (noScripts)
    appendFileSync(join(copy, '_headers'), "/*\n  Content-Security-Policy: script-src 'none'\n");
  return { folder: copy, ...(await serveExport(copy)) };
}
