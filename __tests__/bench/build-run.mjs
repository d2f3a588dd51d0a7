import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { nextBuild } from '../browser/setup/build-exports.mjs';

/** Builds a project without the cache of an earlier build, and measures the time. */
export async function measuredBuild(project, settings = {}) {
  for (const leftover of ['.next', 'out'])
    rmSync(join(project, leftover), { recursive: true, force: true });
  const started = performance.now();
  const { status, output } = await nextBuild(settings, project);
  if (status !== 0) throw new Error(`The build in ${project} failed:\n${output}`);
  return { figures: { buildSeconds: (performance.now() - started) / 1000 } };
}
