import { spawnSync } from 'node:child_process';

/** The script of the command `next`. */
export const NEXT_COMMAND = require.resolve('next/dist/bin/next');

/** Runs `next build` or `next dev` to its end. Ends the process if it fails. */
export function runNext(
  command: 'build' | 'dev',
  options: readonly string[] = [],
  environment = process.env,
): void {
  const { status } = spawnSync(process.execPath, [NEXT_COMMAND, command, ...options], {
    stdio: 'inherit',
    env: environment,
  });
  if (status !== 0) process.exit(status ?? 1);
}
