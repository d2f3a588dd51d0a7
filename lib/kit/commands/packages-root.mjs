import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folders = createRequire(import.meta.url).resolve.paths('next');

/** The folder with the `node_modules` of this project, or of the project that this is a copy of. */
export const PACKAGES_ROOT = dirname(folders.find((folder) => existsSync(join(folder, 'next'))));
