import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, sourcesOfBuild } from '../copy-project.mjs';

/**
 * The hash of what all sites of all companies are built from: the project, its packages, Node.
 *
 * @param further paths of files or folders in the project.
 */
export function hashOfProject(further = []) {
  const hash = createHash('sha256').update(process.version);
  for (const path of ['package-lock.json', ...further, ...sourcesOfBuild()]) addFiles(hash, path);
  return hash.digest('hex');
}

/** Computed once, when the first site needs it. */
let project;

/**
 * A hash of what a site of a company is built from. Two builds with the same hash write the same
 * bytes, so the second one is not needed.
 */
export function hashOfInputs({ company, files, settings, variables }) {
  const values = Object.entries({ ...settings, ...variables }).filter(([name]) =>
    name.startsWith('NEXT_PUBLIC_'),
  );
  const hash = createHash('sha256').update((project ??= hashOfProject()));
  hash.update(JSON.stringify([files, values.sort()]));
  for (const path of ['content', 'public']) addFiles(hash, company.folder + path);
  return hash.digest('hex');
}

/** Adds a file, or the files of a folder, with their paths. */
function addFiles(hash, path) {
  const file = join(ROOT, path);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory())
    for (const name of readdirSync(file).sort()) addFiles(hash, join(path, name));
  else if (found) hash.update(JSON.stringify([path, found.size])).update(readFileSync(file));
}
