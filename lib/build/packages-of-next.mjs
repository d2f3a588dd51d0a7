import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

const require = createRequire(import.meta.url);
const packages = require.resolve.paths('next').find((folder) => existsSync(join(folder, 'next')));

/** The folder with the `node_modules` of this project, or of the project that this is a copy of. */
export const PACKAGES_ROOT = dirname(packages);

/** What is wrong if `node_modules` is a link, as in a second work tree, to where Next does not look. */
export function problemOfLinkedPackages() {
  const target = realpathSync(packages);
  return relative(PACKAGES_ROOT, target).startsWith('..')
    ? `node_modules is a link to ${target}, and Next reads no packages outside of the project: remove the link, and run "npm ci".`
    : undefined;
}

/**
 * Next's own reader of settings files. The project has no other, so that all commands read the same.
 * In a process of Next it is the copy that knows what the process environment was before.
 */
export const nextEnv = createRequire(require.resolve('next/package.json'))('@next/env');
