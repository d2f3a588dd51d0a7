import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_BESIDE_OUT, FILES_IN_OUT } from '@/lib/kit/hosts/host-files';
import type { HostRules } from '@/lib/kit/hosts/host-rules';
import { VERCEL_FOLDER } from '@/lib/kit/hosts/vercel-build-output';

/**
 * Writes what `next build` leaves for hosts, in the `out/` of a folder and beside it, and lets every
 * server read the folder: one that was started by root reads the files as another user.
 */
export function writeHostFiles(folder: string, rules: HostRules): void {
  for (const [file, contentOf] of Object.entries(FILES_IN_OUT))
    writeFileSync(join(folder, 'out', rules.folder, file), contentOf(rules));
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chmodSync(join(folder, entry), 0o755);
  mkdirSync(join(folder, VERCEL_FOLDER), { recursive: true });
  for (const [file, contentOf] of Object.entries(FILES_BESIDE_OUT))
    writeFileSync(join(folder, file), contentOf(rules));
}
