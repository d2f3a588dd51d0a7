import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@/lib/export/hashes';
import { serveExport, type ServedExport } from '@/lib/tools/serve/serve-export';
import { startProxy } from './proxy';

export interface Deployments {
  readonly origin: string;
  /** Replaces the older version by the export, and so deletes the older scripts. */
  readonly deploy: () => void;
  readonly close: () => Promise<void>;
}

/** An export and the server that serves it. */
interface ServedFolder {
  readonly folder: string;
  readonly origin: string;
}

/** Serves an older version of an export, whose scripts have other names and hashes. */
export async function serveOlderVersion({ folder, origin }: ServedFolder): Promise<Deployments> {
  const older = (olderVersions[folder] ??= await serveExport(olderVersionOf(folder)));
  const proxy = await startProxy(older.origin);
  return {
    origin: proxy.origin,
    deploy: () => (proxy.target = origin),
    close: proxy.close,
  };
}

/** The older versions that the tests of a file share, by the folder of their export. */
const olderVersions: Record<string, ServedExport> = {};
const folders: string[] = [];

afterAll(async () => {
  await Promise.all(Object.values(olderVersions).map(({ close }) => close()));
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function olderVersionOf(exported: string): string {
  const older = mkdtempSync(join(tmpdir(), 'older-version-'));
  folders.push(older);
  cpSync(exported, older, { recursive: true });
  makeOlder(older);
  return older;
}

/** Renames every script of an export, and writes the new names and hashes wherever they stand. */
function makeOlder(site: string): void {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /^_next\/static\/.*\.js$/.test(file));
  const texts = files.filter((file) => /\.(?:html|js)$/.test(file));
  const replace = (old: string, replacement: string) => {
    for (const file of texts) {
      const path = join(site, file);
      const text = readFileSync(path, 'utf8');
      if (text.includes(old)) writeFileSync(path, text.replaceAll(old, replacement));
    }
  };
  const hashes = new Map(
    scripts.map((file) => [file, integrityOf(readFileSync(join(site, file)))]),
  );
  for (const file of scripts) replace(basename(file), `older-${basename(file)}`);
  for (const [file, hash] of hashes) replace(hash, integrityOf(readFileSync(join(site, file))));
  for (const file of scripts)
    renameSync(join(site, file), join(site, dirname(file), `older-${basename(file)}`));
}
