import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { servedExport, started } from './open-page';
import { EXAMPLE_SITE } from './representative-sites';

/** Every way in which the project serves the site of `EXAMPLE_SITE`. */
export const BUILDS = ['next dev', 'raw export', 'finished export'] as const;

export type Build = (typeof BUILDS)[number];

/** A server that a test file has started. */
export interface ServedBuild {
  readonly origin: string;
  readonly close: () => Promise<unknown>;
}

/** Serves a build. */
export async function serveBuild(build: Build): Promise<ServedBuild> {
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
    close: () => closed(server),
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Starts `next dev` in a copy of the project, and lets it compile the page. */
async function startDevelopment(): Promise<ServedBuild> {
  const script = `
    import { spawn } from 'node:child_process';
    import { copyProject } from './lib/tools/copy-project.mjs';
    import { buildEnvironment, NEXT } from './__tests__/browser/setup/build-exports.mjs';
    const server = spawn(process.execPath, [NEXT, 'dev', '--port', '0'], {
      cwd: copyProject(${JSON.stringify(join(basename(started?.run ?? ''), 'development'))}),
      env: buildEnvironment({ NEXT_PUBLIC_REGION: '1', NODE_ENV: 'development' }),
      stdio: 'inherit',
    });
    process.on('SIGTERM', () => server.kill());
    server.on('exit', () => process.exit());`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const origin = await originOf(server);
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.once('exit', resolve);
        server.kill();
      }),
  };
}

/** Waits until `next dev` listens. */
function originOf(server: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin && output.includes('Ready in')) resolve(origin);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => reject(new Error(`next dev has stopped:\n${output}`)));
  });
}
