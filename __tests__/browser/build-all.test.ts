import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { BUILD_ALL, PREVIEW, projectForCommands } from './setup/project-for-commands';

// A build takes minutes on a busy machine.
jest.setTimeout(400_000);

const { project, write, read, run, whileRunning } = projectForCommands('build-all');

test('builds a site, says meanwhile that it is running, and keeps the site if a later build fails', async () => {
  write('.env.local', 'NEXT_PUBLIC_EMAIL=care@acme.example');
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme', 'NEXT_PUBLIC_HTTP_URL=https://en.acme.example');
  await whileRunning(BUILD_ALL, /Building/, async (output) => {
    const { status, stderr } = run(BUILD_ALL);
    expect(stderr).toMatch(/^Another build:all is running in this folder\. Wait until/);
    expect(status).toBe(1);
    // Longer than `waitUntil` does.
    while (!/India, .*: variants\/en-IN\//.test(output())) await setTimeout(100);
  });
  const page = read('variants/en-IN/out/index.html');
  expect(page).toMatch(/<title>Acme<.*care@acme\.example/s);

  // The command was killed, which must not block the next one.
  write('.env.hi-IN', 'COM_NAME=Acme');
  write('.env.en-IN', 'NEXT_PUBLIC_EMAIL=nobody');
  const failed = run(BUILD_ALL);
  expect(failed.status).toBe(1);
  expect(failed.stderr).toMatch(/NEXT_PUBLIC_EMAIL \(.*:\d\) was "nobody"/);
  expect(failed.stderr).toContain('COM_NAME (.env.hi-IN:1) is not a setting');
  expect(read('variants/en-IN/out/index.html')).toBe(page);
});

test('without a settings file of a variant, the preview builds the site of this machine', () => {
  for (const locale of ['en-IN', 'hi-IN']) rmSync(join(project, `.env.${locale}`), { force: true });
  write('.env.local', 'NEXT_PUBLIC_REGION=1', 'NEXT_PUBLIC_EMAIL=nobody');

  const { status, stdout, stderr } = run(PREVIEW);

  expect(stdout).toBe('Building India …\n');
  expect(stderr).toMatch(/NEXT_PUBLIC_EMAIL \(.*:\d\) was "nobody"/);
  expect(status).toBe(1);
  expect(run(BUILD_ALL).stderr).toMatch(/^There is no settings file of a variant\. Write one/);
});
