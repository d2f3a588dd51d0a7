import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { PACKAGES_ROOT } from './packages-root.mjs';

/** A message about each symbolic link that would stop a build. */
export function symlinkProblems() {
  const packages = realpathSync(join(PACKAGES_ROOT, 'node_modules'));
  if (relative(PACKAGES_ROOT, packages).startsWith('..'))
    return [
      `node_modules is a symbolic link to ${packages}, and Next reads no packages outside of the project: remove it, and run "npm ci".`,
    ];
  const added = ['content', 'public']
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((file) => join(folder, file)),
    );
  // Next fails at a dead link in the root, such as out. Emacs marks an open file with a dead link,
  // such as `.#terms.en.md`.
  const dead = [...readdirSync('.'), ...added].filter(
    (file) => !existsSync(file) && !basename(file).startsWith('.#'),
  );
  return dead.map(
    (file) => `${file} is a symbolic link to ${readlinkSync(file)}, which does not exist.`,
  );
}

/** The project's folder, or one that also has what `content/` links to: Next reads no other. */
export function findDevelopmentRoot() {
  const content = existsSync('content') ? realpathSync('content') : PACKAGES_ROOT;
  let root = PACKAGES_ROOT;
  while (relative(root, content).startsWith('..')) root = dirname(root);
  return root;
}
