import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** All copies of the project that share their packages share the unpacked browsers, too. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));

/**
 * Unpacks the Chromium of an npm package such as @sparticuz/chromium, once, and beside it the system
 * libraries that a bare machine lacks. The folder gets its name when it is complete, because another
 * command may need the browser at the same time.
 *
 * @param name a name for the folder.
 * @param source returns the folder of the package.
 * @param complete adds further files to the folder.
 * @returns the folder, with the program `chromium`.
 */
export function unpackChromium(name, source, complete = () => {}) {
  const folder = join(CACHE, name);
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  const unfinished = mkdtempSync(`${folder}-unfinished-`);
  try {
    const packed = join(source(), 'bin');
    for (const file of readdirSync(packed)) {
      const path = join(unfinished, file.replace(/\.br$/, ''));
      writeFileSync(path, brotliDecompressSync(readFileSync(join(packed, file))));
      chmodSync(path, 0o755);
      if (path.endsWith('.tar')) {
        execFileSync('tar', ['xf', path, '-C', unfinished]);
        rmSync(path);
      }
    }
    complete(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
