/**
 * `npm run build`: runs `next build`. With `-- --launch` it fails if the site lacks something
 * before a launch. All other options are those of Next.
 */
import { spawnSync } from 'node:child_process';
import { NEXT_COMMAND } from '../../build/next-package.mjs';

const LAUNCH = '--launch';
const options = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  [NEXT_COMMAND, 'build', ...options.filter((option) => option !== LAUNCH)],
  {
    stdio: 'inherit',
    env: { ...process.env, ...(options.includes(LAUNCH) && { BUILD_FOR_LAUNCH: 'yes' }) },
  },
);
process.exitCode = status ?? 1;
