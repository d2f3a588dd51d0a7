import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'guard-export-'));
  write('lib/export/fail-unfinished-build.mjs', '');
  copyFileSync(
    'lib/export/fail-unfinished-build.mjs',
    join(project, 'lib/export/fail-unfinished-build.mjs'),
  );
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
}

/**
 * Runs a process that reads the configuration twice, as Next does, then does what a build does and
 * exits.
 */
function build({ code = 0, command = 'build', work = '' } = {}) {
  const script = `
    import { writeFileSync } from 'node:fs';
    import { failUnfinishedBuild } from './lib/export/fail-unfinished-build.mjs';
    failUnfinishedBuild();
    failUnfinishedBuild();
    ${work}
    process.exit(${code});`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, command],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, stderr };
}

const FINISH = "writeFileSync('out/_headers', '/*');";

const exists = (file: string) => existsSync(join(project, file));

describe('a build that ends with the site of an earlier build', () => {
  beforeEach(() => {
    write('out/_headers', '/*');
    const friday = new Date('2026-11-20T12:00:00Z');
    utimesSync(join(project, 'out/_headers'), friday, friday);
  });

  it('keeps it and says so if the build failed before the export', () => {
    expect(build({ code: 2 })).toEqual({
      status: 2,
      stderr:
        '\nThis build did not finish. out/ is still the site of an earlier build (2026-11-20T12:00:00.000Z).\n',
    });
    expect(exists('out/_headers')).toBe(true);
  });

  it('keeps it, and fails, if Next exported nothing', () => {
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain('Next did not run lib/export/adapter.mjs.');
    expect(stderr).toContain('out/ is still the site of an earlier build');
    expect(exists('out/_headers')).toBe(true);
  });

  it('succeeds if it was replaced', () => {
    expect(build({ work: FINISH })).toEqual({ status: 0, stderr: '' });
  });
});

test('a build fails without an export if Next did not run the adapter', () => {
  const { status, stderr } = build();
  expect(status).toBe(1);
  expect(stderr).toContain('Check that next.config.mjs sets "adapterPath".');
});

test('the export is left to the build process if a worker exits', () => {
  expect(build({ command: 'worker' })).toEqual({ status: 0, stderr: '' });
});

test('Next writes its raw files to another folder than out/, so no interrupted build leaves them there', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import config from ${JSON.stringify(pathToFileURL('next.config.mjs').href)};
       console.log((await config('phase-production-build')).distDir);`,
    ],
    // The configuration checks the settings files of the current folder. This one has none.
    { cwd: project, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(stdout).toBe('.next/raw-export\n');
});

test('a build that finishes the first export succeeds', () => {
  mkdirSync(join(project, 'out'));
  expect(build({ work: FINISH })).toEqual({ status: 0, stderr: '' });
  expect(exists('out/_headers')).toBe(true);
});

test('a build that fails without any export adds no message', () => {
  expect(build({ code: 1 })).toEqual({ status: 1, stderr: '' });
});

test('npm start refuses an unfinished export', () => {
  write('out/index.html', 'raw');
  const start = join(process.cwd(), 'lib/tools/serve/serve-out.mjs');
  const { status, stderr } = spawnSync(process.execPath, [start], {
    cwd: project,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'There is no finished export in out/. Run "npm run build" and read its errors.\n',
  ]);
});
