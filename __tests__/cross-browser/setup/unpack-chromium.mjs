import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const MODULES = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** Unpacks an old Chromium and the system libraries that it needs beside it, once. */
export function unpackChromium(version) {
  const folder = join(MODULES, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const packed = join(MODULES, `chromium-${version}`, 'bin');
  for (const name of readdirSync(packed)) {
    const path = join(unfinished, name.replace(/\.br$/, ''));
    writeFileSync(path, brotliDecompressSync(readFileSync(join(packed, name))));
    chmodSync(path, 0o755);
    if (path.endsWith('.tar')) {
      execFileSync('tar', ['xf', path, '-C', unfinished]);
      rmSync(path);
    }
  }
  renameSync(unfinished, folder);
}
