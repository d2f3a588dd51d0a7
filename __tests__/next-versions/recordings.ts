import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import type { Files } from '@/lib/export/files';

const installed = createRequire(__filename)('next/package.json') as { version: string };

/**
 * `npm run try-next` runs the tests of the export's steps with the recording of another version.
 */
const FOLDER = process.env['NEXT_RECORDING'] ?? join(__dirname, 'recorded', installed.version);

/**
 * The files that Next wrote for the small app, by their paths on the site.
 *
 * @throws if the output of the installed version of Next is not recorded.
 */
export function readRecording(): Files {
  if (!existsSync(FOLDER))
    throw new Error(`There is no recording ${FOLDER}. Run "npm run record-next".`);
  return new Map(
    readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        return [file.slice(FOLDER.length).split(sep).join('/'), readFileSync(file)];
      }),
  );
}
