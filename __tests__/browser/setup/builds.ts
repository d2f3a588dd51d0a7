import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import sirv from 'sirv';
import { serve, type RunningServer } from '../hosts/server-process';
import { copyOfProject } from './copy-of-project';
import { servedExport } from './open-page';
import { EXAMPLE_SITE } from './representative-sites';
import { waitUntil } from './wait-until';

/** Every way in which the project serves the site of `EXAMPLE_SITE`. */
export const BUILDS = ['next dev', 'raw export', 'finished export'] as const;

/** Serves a build. */
export async function serveBuild(build: (typeof BUILDS)[number]): Promise<RunningServer> {
  const { folder, origin } = servedExport(EXAMPLE_SITE.name);
  if (build === 'next dev') return startDevelopment();
  if (build === 'raw export') return serveFolder(`${folder}-raw`);
  return { origin, close: () => Promise.resolve() };
}

/** Serves a folder as any static host does, with clean URLs and without headers of its own. */
async function serveFolder(folder: string): Promise<RunningServer> {
  if (!existsSync(folder))
    throw new Error(`There is no ${folder}. Run the tests without BROWSER_TESTS_EXPORTS.`);
  return serve(sirv(folder, { extensions: ['html'] }));
}

/** Starts `next dev` in a copy of the project. */
async function startDevelopment(): Promise<RunningServer> {
  // Jest cannot load this module.
  const script = `
    import { buildEnvironment, NEXT } from './__tests__/browser/setup/build-exports.mjs';
    const settings = { NEXT_PUBLIC_REGION: '1', NODE_ENV: 'development' };
    process.stdout.write(JSON.stringify({ next: NEXT, env: buildEnvironment(settings) }));`;
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  const { next, env } = JSON.parse(String(written)) as { next: string; env: SpawnOptions['env'] };
  const cwd = copyOfProject('development');
  const server = spawn(process.execPath, [next, 'dev', '--port', '0'], { cwd, env });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  await waitUntil('next dev listens', async () => {
    if (server.exitCode !== null) throw new Error(`next dev has stopped:\n${output}`);
    return output.includes('Ready in');
  });
  return {
    origin: /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '',
    close: () =>
      new Promise((resolve) => {
        server.once('exit', resolve);
        server.kill();
      }),
  };
}
