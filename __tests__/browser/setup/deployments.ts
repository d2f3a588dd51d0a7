import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@/lib/export/hashes';
import { serveExport } from '@/lib/tools/serve/serve-export';

export interface Deployments {
  readonly origin: string;
  /** Replaces the older version by the export, and deletes the older scripts. */
  readonly deploy: () => void;
  readonly close: () => Promise<void>;
}

/**
 * Serves an older version of an export, whose scripts have other names and hashes.
 *
 * The server reads a link to the folder of a version, so a deployment replaces only the link, and
 * the tests of a file share one older version of each export.
 */
export async function serveOlderVersion(exported: string): Promise<Deployments> {
  const folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  const site = join(folder, 'site');
  link(olderVersionOf(exported), site);
  const { origin, close } = await serveExport(site);
  return {
    origin,
    deploy: () => {
      unlinkSync(site);
      link(exported, site);
    },
    close: async () => {
      await close();
      // Removes the link, not the version that it leads to.
      rmSync(folder, { recursive: true });
    },
  };
}

/** The folders of the older versions by the folder of their export. */
const olderVersions = new Map<string, string>();

afterAll(() => {
  for (const folder of olderVersions.values()) rmSync(folder, { recursive: true });
});

function olderVersionOf(exported: string): string {
  const made = olderVersions.get(exported);
  if (made) return made;
  const older = mkdtempSync(join(tmpdir(), 'older-version-'));
  cpSync(exported, older, { recursive: true });
  makeOlder(older);
  olderVersions.set(exported, older);
  return older;
}

/** Windows allows everyone a junction, but not a symbolic link. Other systems ignore the type. */
const link = (folder: string, path: string) => symlinkSync(folder, path, 'junction');

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
