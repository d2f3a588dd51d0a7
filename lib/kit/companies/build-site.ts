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

const LAUNCH = '--launch';

/**
 * `npm run build`: runs `next build`. With `-- --launch` it fails if the site lacks something
 * before a launch. All other options are those of Next.
 */
export function run(): void {
  const options = process.argv.slice(2);
  nextBuild(
    options.filter((option) => option !== LAUNCH),
    { ...process.env, ...(options.includes(LAUNCH) && { BUILD_FOR_LAUNCH: 'yes' }) },
  );
}
