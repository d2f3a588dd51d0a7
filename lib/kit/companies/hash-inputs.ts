import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOfBuild } from './copy-project';
import type { SiteBuild } from './site-builds';

/** What all sites of all companies are built from, besides Node: the project and its packages. */
export const projectInputs = () => ['package-lock.json', ...sourcesOfBuild()];

/** The hash of the project, when the first site has needed it. */
let project: string | undefined;

/**
 * A hash of what a site of a company is built from. Two builds with the same hash write the same
 * bytes, so the second one is not needed.
 */
export function hashOfInputs({ company, files, settings, variables }: SiteBuild): string {
  project ??= hashOf(projectInputs());
  const values = Object.entries({ ...settings, ...variables })
    .filter(([name]) => /^(?:NEXT_PUBLIC_|BUILD_FOR_)/.test(name))
    .sort();
  const own = hashOf([`${company.folder}content`, `${company.folder}public`]);
  const inputs = JSON.stringify([process.version, project, files, values, own]);
  return createHash('sha256').update(inputs).digest('hex');
}

/** A hash of files and folders, with the paths of all files. Missing ones do not count. */
export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) {
      const names = readdirSync(path).sort();
      hash.update(hashOf(names.map((name) => join(path, name))));
    } else if (found) hash.update(JSON.stringify([path, found.size])).update(readFileSync(path));
  }
  return hash.digest('hex');
}
