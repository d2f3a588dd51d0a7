import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { NEXT_COMMAND } from '@/lib/kit/commands/run-next';
import { started } from './open-page';

/**
 * Builds the second site: it is not about loans, and consists of the kit and what is in
 * `second-site/`.
 *
 * @returns its folder, with `out/` and the configurations of hosts.
 */
export function buildSecondSite(): string {
  const folder = resolve('reports', basename(started?.run ?? ''), `second-site-${process.pid}`);
  if (existsSync(join(folder, 'out'))) return folder;
  mkdirSync(folder, { recursive: true });
  cpSync(join(__dirname, 'second-site'), folder, { recursive: true });
  cpSync('lib/kit', join(folder, 'lib/kit'), { recursive: true });
  cpSync('tsconfig.json', join(folder, 'tsconfig.json'));
  execFileSync(process.execPath, [NEXT_COMMAND, 'build'], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}
