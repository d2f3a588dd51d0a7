import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_ALL, PREVIEW, projectForCommands } from './setup/project-for-commands';

const { project, write, run, whileRunning } = projectForCommands('build-all');

test('says that it is already running, and a killed run does not block the next one', async () => {
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme');
  await whileRunning(BUILD_ALL, /Building/, () => {
    const { status, stderr } = run(BUILD_ALL);
    expect(stderr).toMatch(/^Another build:all is running in this folder\. Wait until/);
    expect(status).toBe(1);
  });

  write('.env.en-IN', 'NEXT_PUBLIC_EMAIL=nobody');
  expect(run(BUILD_ALL).stderr).toMatch(/NEXT_PUBLIC_EMAIL \(.*:\d\) was "nobody"/);
});

test('without a settings file of a variant, the preview builds the site of this machine', () => {
  rmSync(join(project, '.env.en-IN'), { force: true });
  write('.env.local', 'NEXT_PUBLIC_REGION=1', 'NEXT_PUBLIC_EMAIL=nobody');

  const { status, stdout, stderr } = run(PREVIEW);

  expect(stdout).toBe('Building India …\n');
  expect(stderr).toMatch(/NEXT_PUBLIC_EMAIL \(.*:\d\) was "nobody"/);
  expect(status).toBe(1);
  expect(run(BUILD_ALL).stderr).toMatch(/^There is no settings file of a variant\. Write one/);
});
