import { runNext } from '@/lib/kit/commands';
import { buildAll } from '@/lib/kit/companies';
import { project } from './project';

const LAUNCH = '--launch';

/**
 * `npm run build`: runs `next build`, or with names builds the sites of these companies. With
 * `-- --launch` it fails if a site lacks something before a launch. All other options are those of
 * Next.
 */
export async function run(): Promise<void> {
  const args = process.argv.slice(2);
  const options = args.filter((option) => option !== LAUNCH);
  if (options.length < args.length) process.env['BUILD_FOR_LAUNCH'] = 'yes';
  if (!options[0] || options[0].startsWith('-')) runNext('build', options);
  else await buildAll(project, options);
}
