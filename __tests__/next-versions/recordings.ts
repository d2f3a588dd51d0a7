import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Files } from '@/lib/export/files';

const installed = createRequire(__filename)('next/package.json') as { version: string };

/** What the installed version of Next wrote. */
export const INSTALLED = join(__dirname, 'recorded', installed.version);

/**
 * The pages that Next wrote for the small app, by their paths on the site. `npm run try-next` runs
 * the tests of the export's steps with the recording of another version.
 *
 * @throws if the output of the installed version of Next is not recorded.
 */
export function readRecording(folder = process.env['NEXT_RECORDING'] ?? INSTALLED): Files {
  if (!existsSync(folder))
    throw new Error(`There is no recording ${folder}. Run "npm run record-next".`);
  return new Map(readdirSync(folder).map((file) => [`/${file}`, readFileSync(join(folder, file))]));
}
