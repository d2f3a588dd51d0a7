import { spawn, type ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import { serveExport } from '@/lib/tools/serve/serve-export';
import { servedExport, setUpBrowser, started } from './setup/open-page';
import { waitForNone, waitUntilStored } from './setup/stored-files';

const open = setUpBrowser();
let development: ChildProcess | undefined;

afterEach(async () => {
  if (!development || development.exitCode !== null) return;
  const exited = new Promise((resolve) => development?.once('exit', resolve));
  development.kill();
  await exited;
});

/** Starts `next dev` in a copy of the project, and waits until it listens. */
async function startDevelopment(port: string): Promise<void> {
  const script = `
    import { spawn } from 'node:child_process';
    import { copyProject } from './lib/tools/copy-project.mjs';
    import { buildEnvironment, NEXT } from './__tests__/browser/setup/build-exports.mjs';
    const server = spawn(process.execPath, [NEXT, 'dev', '--port', '${port}'], {
      cwd: copyProject(${JSON.stringify(join(basename(started?.run ?? ''), 'development'))}),
      env: buildEnvironment({ NEXT_PUBLIC_REGION: '1', NODE_ENV: 'development' }),
      stdio: 'inherit',
    });
    process.on('SIGTERM', () => server.kill());
    server.on('exit', () => process.exit());`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  development = server;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes('Ready in')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`next dev has stopped:\n${output}`)));
  });
}

test('next dev on the port of an earlier export shows its own page, without the worker and the caches of the export, and answers an unknown path with 404', async () => {
  const site = await serveExport(servedExport('india').folder);
  const { page } = await open('india', { origin: site.origin, serviceWorkers: 'allow' });
  await waitUntilStored(page);
  await site.close();
  await startDevelopment(new URL(site.origin).port);
  // This comes first: next dev has answered an unknown path differently before it had served a page.
  await expect(fetch(`${site.origin}/unknown`)).resolves.toHaveProperty('status', 404);
  // next dev compiles the page for its first request. The worker does not wait that long.
  await fetch(site.origin);

  const response = await page.goto(site.origin);
  // On a slow machine, the worker may have answered with the page of the export.
  if (response?.headers()['x-content-type-options']) await page.reload();
  // The page of next dev removes the worker and then loads itself again.
  await page.waitForFunction(() => !navigator.serviceWorker.controller);
  await page.reload();

  await waitForNone(page, 'only next dev is left', async () => [
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => `a worker of ${scope}`,
    ),
    ...(await caches.keys()),
    ...([...document.scripts].some(({ src }) => src.includes('hmr-client'))
      ? []
      : ['the page of the export']),
  ]);
}, 400_000);
