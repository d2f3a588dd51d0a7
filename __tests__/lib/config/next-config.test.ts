import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '../../temporary-folder';

/** Reads the settings files as the `next` command does, then the configuration of Next. */
const SCRIPT = `
  import { createRequire } from 'node:module';
  const requireFromNext = createRequire(
    createRequire(process.env.CONFIG).resolve('next/package.json'),
  );
  requireFromNext('@next/env').loadEnvConfig(process.cwd());
  const read = process.env.NEXT_PUBLIC_COM_NAME;
  const { default: config } = await import(process.env.CONFIG);
  const { turbopack } = await config(process.env.PHASE);
  console.log([read, process.env.NEXT_PUBLIC_COM_NAME, turbopack.root].join());
`;

/** What the command writes for a settings file. */
function run(command: string, settings: string, environment = {}, file = '.env') {
  return spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, command], {
    cwd: temporaryFolder({ [file]: settings }),
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      PHASE: command === 'dev' ? 'phase-development-server' : 'phase-production-build',
      CONFIG: pathToFileURL('next.config.mjs').href,
      ...environment,
    },
  });
}

test('a value of the process environment stays as it is if a settings file names the same variable', () => {
  const { stdout } = run('dev', 'NEXT_PUBLIC_COM_NAME=Another Finance\n', {
    NEXT_PUBLIC_COM_NAME: 'Cash$Now Finance',
  });

  // The first value is Next's: it expands the dollar sign. The second one is repaired.
  expect(stdout).toContain('Cash Finance,Cash$Now Finance,');
});

test('Next does not guess the folder with the packages', () => {
  expect(run('build', '').stdout).toContain(`,${process.cwd()}\n`);
});

test.each([
  { command: 'dev', status: 1 },
  { command: 'typegen', status: 0 },
])('wrong settings: next $command ends with status $status', ({ command, status }) => {
  const ended = run(command, 'NEXT_PUBLIC_EMAIL=nobody\n');

  expect(ended.status).toBe(status);
  expect(ended.stderr.match(/wrong setting.*|\w+ \(.*\) was "\w+"/g) ?? []).toEqual(
    status ? ['wrong setting:', 'NEXT_PUBLIC_EMAIL (.env:1) was "nobody"'] : [],
  );
});

test('a settings file with the ending of an editor stops the build, which also checks the settings', () => {
  const { status, stderr } = run('build', '', { NEXT_PUBLIC_EMAIL: 'nobody' }, '.env.local.txt');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^\n\.env\.local\.txt is not read\..*\n\n1 wrong .*\n  NEXT_PUBLIC_EMAIL/);
});
