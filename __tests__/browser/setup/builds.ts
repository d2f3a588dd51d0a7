import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { servedExport, started } from './open-page';
import { EXAMPLE_SITE } from './representative-sites';
import { waitUntil } from './wait-until';

/** Every way in which the project serves the site of `EXAMPLE_SITE`. */
export const BUILDS = ['next dev', 'raw export', 'finished export'] as const;

/** A server that a test file has started. */
export interface ServedBuild {
  readonly origin: string;
  readonly close: () => Promise<unknown>;
}

/** Serves a build. */
export async function serveBuild(build: (typeof BUILDS)[number]): Promise<ServedBuild> {
  const { folder, origin } = servedExport(EXAMPLE_SITE.name);
  if (build === 'next dev') return startDevelopment();
  if (build === 'raw export') return serveFolder(`${folder}-raw`);
  return { origin, close: () => Promise.resolve() };
}

/** Serves a folder as any static host does, with clean URLs and without headers of its own. */
async function serveFolder(folder: string): Promise<ServedBuild> {
  if (!existsSync(folder))
    throw new Error(`There is no ${folder}. Run the tests without BROWSER_TESTS_EXPORTS.`);
  const server = createServer(sirv(folder, { extensions: ['html'] }));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Starts `next dev` in a copy of the project. */
async function startDevelopment(): Promise<ServedBuild> {
  const copy = JSON.stringify(join(basename(started?.run ?? ''), 'development'));
  // Jest cannot load these modules.
  const script = `
    import { copyProject } from './lib/tools/copy-project.mjs';
    import { buildEnvironment, NEXT } from './__tests__/browser/setup/build-exports.mjs';
    const settings = { NEXT_PUBLIC_REGION: '1', NODE_ENV: 'development' };
    const options = { cwd: copyProject(${copy}), env: buildEnvironment(settings) };
    process.stdout.write(JSON.stringify({ next: NEXT, options }));`;
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  const { next, options } = JSON.parse(String(written)) as { next: string; options: SpawnOptions };
  const server = spawn(process.execPath, [next, 'dev', '--port', '0'], options);
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
