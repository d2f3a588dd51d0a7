import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Reads the configuration of Next. */
const SCRIPT = `
  const { default: config } = await import(process.env.CONFIG);
  await config(process.env.PHASE);
`;

/** What the command writes for a settings file. */
function run(command: string, settingsFile: string) {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, '.env'), settingsFile);
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', SCRIPT, command], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: command === 'dev' ? 'development' : 'production',
      PHASE: command === 'dev' ? 'phase-development-server' : 'phase-production-build',
      CONFIG: pathToFileURL('next.config.mjs').href,
    },
  });
  rmSync(folder, { recursive: true });
  return ended;
}

test.each([
  { command: 'build', status: 1 },
  { command: 'dev', status: 1 },
  { command: 'typegen', status: 0 },
])('wrong settings: next $command ends with status $status', ({ command, status }) => {
  const ended = run(command, 'NEXT_PUBLIC_EMAIL=nobody\n');

  expect(ended.status).toBe(status);
  expect(ended.stderr.match(/wrong setting.*|\w+ was "\w+"/g) ?? []).toEqual(
    status ? ['wrong setting:', 'NEXT_PUBLIC_EMAIL was "nobody"'] : [],
  );
});
