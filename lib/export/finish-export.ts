import { join } from 'node:path';
import { configuration } from '@/lib/config/environment';
import { readFiles, writeFiles, type ExportStep } from './exported-site';
import { closingTable } from './closing-table';
import { hintCompilation } from './steps/hint-compilation';
import { holdBackDisplayFace } from './steps/hold-back-display-face';
import { knowTheShape } from './steps/know-the-shape';
import { keepOneRegion } from './steps/keep-one-region';
import { pruneUnreachable } from './steps/prune-unreachable';
import { sealWithIntegrity } from './steps/seal-with-integrity';
import { sealWithPolicy } from './steps/seal-with-policy';
import { settleTheTitle } from './steps/settle-the-title';
import { startRuntimeWhenNeeded } from './steps/start-runtime-when-needed';
import { writeHeaders } from './steps/write-headers';
import { writeNginxInclude } from './steps/write-nginx-include';
import { writeServiceWorker } from './steps/write-service-worker';

/** What happens to the export, in this order: each step relies on those before it, and the worker on all bytes but its own. */
export const STEPS: readonly ExportStep[] = [
  knowTheShape,
  settleTheTitle,
  holdBackDisplayFace,
  startRuntimeWhenNeeded,
  pruneUnreachable,
  hintCompilation,
  keepOneRegion,
  sealWithIntegrity,
  sealWithPolicy,
  writeHeaders,
  writeServiceWorker,
];

/**
 * Finishes `out/` in place and writes the nginx include beside it.
 *
 * @returns what whoever built the site wants to know of the build.
 * @throws ExportShapeError naming the file and what a step expected of it.
 */
export async function finishExport(projectFolder: string): Promise<string> {
  const folder = join(projectFolder, 'out');
  const site = { configuration, files: await readFiles(folder) };
  for (const step of STEPS) await step(site);
  await writeFiles(folder, site.files);
  await writeNginxInclude(projectFolder, site);
  return closingTable(site);
}
