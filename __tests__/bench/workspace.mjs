import { cpSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { copyProject } from '../../lib/tools/copy-project.mjs';

const { copiedFiles, enlargedCopy } = await loadTypeScript(
  '__tests__/bench/enlarged-region-copy.ts',
);
const { en: india } = await loadTypeScript('lib/region/india/en.ts');

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));

/**
 * The folder of the bench's builds. Git ignores it. It is inside the project, so that Node finds
 * node_modules.
 */
export const WORKSPACE = join(ROOT, 'reports/bench');

export function copyNextBaseline() {
  const project = join(WORKSPACE, 'bare-next');
  rmSync(project, { recursive: true, force: true });
  cpSync(join(HERE, 'baselines/next'), project, { recursive: true });
  return project;
}

/** A copy of this project in which India has the given numbers of slides and features. */
export function copyEnlarged({ slides, features }) {
  const project = copyProject(`bench/enlarged-${slides}-${features}`);
  const region = join(project, 'lib/region/india');
  renameSync(join(region, 'en.ts'), join(region, 'en-as-it-is.ts'));
  cpSync(join(HERE, 'enlarged-region-copy.ts'), join(region, 'enlarged-region-copy.ts'));
  writeFileSync(
    join(region, 'en.ts'),
    [
      `import { enlargedCopy } from './enlarged-region-copy';`,
      `import { en as original } from './en-as-it-is';`,
      '',
      `export const en = enlargedCopy(original, ${JSON.stringify({ slides, features })});`,
      '',
    ].join('\n'),
  );
  for (const { copy, original } of copiedFiles(enlargedCopy(india, { slides, features }))) {
    linkSync(join(project, 'public', original), join(project, 'public', copy));
  }
  return project;
}
