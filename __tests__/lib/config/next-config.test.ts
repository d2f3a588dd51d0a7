import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Reads the settings as the `next` command does, then the configuration of Next. Prints the
 * variable after each step.
 */
const SCRIPT = `
  import { createRequire } from 'node:module';
  const requireFromProject = createRequire(process.env.CONFIG);
  const requireFromNext = createRequire(requireFromProject.resolve('next/package.json'));
  requireFromNext('@next/env').loadEnvConfig(process.cwd());
  const read = process.env.NEXT_PUBLIC_COM_NAME;
  const { default: config } = await import(process.env.CONFIG);
  await config('phase-development-server');
  console.log(JSON.stringify({ read, restored: process.env.NEXT_PUBLIC_COM_NAME }));
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a value of the process environment stays as it is if a settings file names the same variable', () => {
  writeFileSync(join(folder, '.env'), 'NEXT_PUBLIC_COM_NAME=Another Finance\n');

  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      CONFIG: pathToFileURL('next.config.mjs').href,
      NEXT_PUBLIC_COM_NAME: 'Cash$Now Finance',
    },
  });

  expect(JSON.parse(output)).toEqual({
    // Next expands it; this shows that the test has a fault to repair.
    read: 'Cash Finance',
    restored: 'Cash$Now Finance',
  });
});

test.each([
  { command: 'build', phase: 'phase-production-build', status: 1 },
  { command: 'dev', phase: 'phase-development-server', status: 1 },
  { command: 'typegen', phase: 'phase-production-build', status: 0 },
])('wrong settings: next $command ends with status $status', ({ command, phase, status }) => {
  writeFileSync(join(folder, '.env'), 'NEXT_PUBLIC_EMAIL=nobody\n');
  const script = `
    const { default: config } = await import(process.env.CONFIG);
    await config('${phase}');`;

  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', script, command], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      CONFIG: pathToFileURL('next.config.mjs').href,
    },
  });

  expect(ended.status).toBe(status);
  expect(ended.stderr.match(/wrong setting.*|\w+ was "\w+"/g) ?? []).toEqual(
    status ? ['wrong setting:', 'NEXT_PUBLIC_EMAIL was "nobody"'] : [],
  );
});
