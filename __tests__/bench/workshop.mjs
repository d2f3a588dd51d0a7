import { cpSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { copyProject } from '../../lib/preview/copy-project.mjs';

const { copiedFiles, grownCopy } = await loadTypeScript('__tests__/bench/grown-copy.ts');
const { en: india } = await loadTypeScript('lib/region/india/en.ts');

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Where the bench builds and writes: ignored by git, and inside the project, so that its node_modules are found. */
export const WORKSHOP = join(ROOT, 'reports/bench');

export function layOutNextFloor() {
  const project = join(WORKSHOP, 'next-floor');
  rmSync(project, { recursive: true, force: true });
  cpSync(join(HERE, 'floors/next'), project, { recursive: true });
  return project;
}

/** A copy of this project whose India has as many slides and rows of features as wanted. */
export function layOutGrown({ slides, features }) {
  const project = copyProject(`bench/grown-${slides}-${features}`);
  const region = join(project, 'lib/region/india');
  renameSync(join(region, 'en.ts'), join(region, 'en-as-written.ts'));
  cpSync(join(HERE, 'grown-copy.ts'), join(region, 'grown-copy.ts'));
  writeFileSync(
    join(region, 'en.ts'),
    [
      `import { grownCopy } from './grown-copy';`,
      `import { en as asWritten } from './en-as-written';`,
      '',
      `export const en = grownCopy(asWritten, ${JSON.stringify({ slides, features })});`,
      '',
    ].join('\n'),
  );
  for (const { copy, original } of copiedFiles(grownCopy(india, { slides, features }))) {
    linkSync(join(project, 'public', original), join(project, 'public', copy));
  }
  return project;
}
