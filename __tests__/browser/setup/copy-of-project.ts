import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { started } from './open-page';

/** Copies this project for a test that builds it with settings of its own. Returns the folder. */
export function copyOfProject(name: string): string {
  // Jest cannot import this module.
  const script = `import('./lib/tools/copy-project.mjs').then(({ copyProject }) =>
    process.stdout.write(copyProject(process.argv[1])))`;
  const copy = join(basename(started?.run ?? ''), name);
  return spawnSync(process.execPath, ['--eval', script, copy]).stdout.toString();
}
