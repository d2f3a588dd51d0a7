import { spawnSync } from 'node:child_process';

/** The script of the command `next`. */
export const NEXT_COMMAND = require.resolve('next/dist/bin/next');

/** Ends the process if it fails. */
export function nextBuild(options: readonly string[] = [], environment = process.env): void {
  const { status } = spawnSync(process.execPath, [NEXT_COMMAND, 'build', ...options], {
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) process.exit(status ?? 1);
}
