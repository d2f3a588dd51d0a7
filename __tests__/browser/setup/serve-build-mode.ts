import { existsSync } from 'node:fs';
import sirv from 'sirv';
import { freePort, serve, startServer, type RunningServer } from '../hosts/server-process';
import { copyOfProject } from './copy-of-project';
import { servedExport } from './open-page';
import { EXAMPLE_SITE } from './sites';

/** Every way in which the project serves a site. */
export const BUILD_MODES = ['next dev', 'raw export', 'finished export'] as const;

/** Serves a build of `EXAMPLE_SITE`. That of `next dev` has a project folder. */
export async function serveBuildMode(
  build: (typeof BUILD_MODES)[number],
): Promise<RunningServer & { readonly project?: string }> {
  if (build === 'next dev') return startDevelopment();
  const { folder, origin } = servedExport(EXAMPLE_SITE.name);
  if (build === 'finished export') return { origin, close: () => Promise.resolve() };
  const raw = `${folder}-raw`;
  if (!existsSync(raw))
    throw new Error(`There is no ${raw}. Run the tests without BROWSER_TESTS_EXPORTS.`);
  // As any static host does, with clean URLs and without headers of its own.
  return serve(sirv(raw, { extensions: ['html'] }));
}

async function startDevelopment() {
  const project = copyOfProject('development');
  const port = await freePort();
  const next = [require.resolve('next/dist/bin/next'), 'dev', '--port', String(port)];
  const { close } = await startServer(port, process.execPath, next, {
    cwd: project,
    env: { NODE_ENV: 'development', NEXT_PUBLIC_REGION: '1' },
  });
  return { origin: `http://localhost:${port}`, close, project };
}
