import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Files } from '@/lib/export/files';

const installed = createRequire(__filename)('next/package.json') as { version: string };

/**
 * The pages that the installed version of Next wrote for the small app, by their paths on the site.
 *
 * @throws if they are not recorded.
 */
export function readRecording(): Files {
  const folder = join(__dirname, 'recorded', installed.version);
  if (!existsSync(folder))
    throw new Error(`There is no recording ${folder}. Run "npm run record-next".`);
  return new Map(readdirSync(folder).map((file) => [`/${file}`, readFileSync(join(folder, file))]));
}
