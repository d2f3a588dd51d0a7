import { nextBuild } from '@/lib/kit/commands';

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
