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
import { serveExport } from '@/lib/preview/serve-export';

export interface Deployments {
  readonly origin: string;
  /** Replaces the older version by the export, and deletes the older scripts. */
  readonly deploy: () => void;
  readonly close: () => Promise<void>;
}

/** Serves an older version of an export, whose scripts have other names and hashes. */
export async function serveOlderVersion(exported: string): Promise<Deployments> {
  const folder = mkdtempSync(join(tmpdir(), 'deployments-'));
  const site = join(folder, 'site');
  cpSync(exported, site, { recursive: true });
  makeOlder(site);
  const { origin, close } = await serveExport(site);
  return {
    origin,
    deploy: () => {
      const next = join(folder, 'next');
      cpSync(exported, next, { recursive: true });
      rmSync(site, { recursive: true });
      renameSync(next, site);
    },
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
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
