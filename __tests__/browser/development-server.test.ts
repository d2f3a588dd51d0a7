import { spawn, type ChildProcess } from 'node:child_process';
import { basename, join } from 'node:path';
import { setUpBrowser, started } from './setup/open-page';

const open = setUpBrowser();
let development: ChildProcess | undefined;

afterEach(async () => {
  if (!development || development.exitCode !== null) return;
  const exited = new Promise((resolve) => development?.once('exit', resolve));
  development.kill();
  await exited;
});

/** Starts `next dev` in a copy of the project, and returns its origin once it listens. */
async function startDevelopment(): Promise<string> {
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
  development = server;
  let output = '';
  return new Promise<string>((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (origin && output.includes('Ready in')) resolve(origin);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', () => reject(new Error(`next dev has stopped:\n${output}`)));
  });
}

test('next dev answers an unknown path with 404, and shows a page whose navigation and form work', async () => {
  const origin = await startDevelopment();
  // This comes first: next dev has answered an unknown path differently before it had served a page.
  await expect(fetch(`${origin}/unknown`)).resolves.toHaveProperty('status', 404);
  // next dev compiles the page for its first request.
  await fetch(origin);

  const { page } = await open('india', { origin });

  await page.getByRole('link', { name: 'Contact us' }).click();
  await page.locator('nav a[aria-current]', { hasText: 'Contact us' }).waitFor();
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByRole('status').getByText('Please provide complete information!').waitFor();
}, 400_000);
