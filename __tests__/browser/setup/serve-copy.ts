import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveExport, type ServedExport } from '@/lib/kit/server/serve-export';
import { temporaryFolder } from '../../temporary-folder';
import { servedExport } from './open-page';
import type { SiteName } from './sites';

export interface ServedCopy extends ServedExport {
  readonly folder: string;
}

const served: ServedCopy[] = [];
afterEach(() => Promise.all(served.splice(0).map(({ close }) => close())));

/** Serves a copy of an export, whose files a test may change, until the test ends. */
export async function serveCopy(name: SiteName): Promise<ServedCopy> {
  const folder = temporaryFolder();
  cpSync(servedExport(name).folder, folder, { recursive: true });
  const copy = { folder, ...(await serveExport(folder)) };
  served.push(copy);
  return copy;
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
