import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MODULE = 'lib/export/fail-unfinished-build.mjs';

/** A project with the site of an earlier build. */
let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'unfinished-build-'));
  mkdirSync(join(project, 'lib/export'), { recursive: true });
  copyFileSync(MODULE, join(project, MODULE));
  mkdirSync(join(project, 'out'));
  const headers = join(project, 'out/_headers');
  writeFileSync(headers, '/*');
  const friday = new Date('2026-11-20T12:00:00Z');
  utimesSync(headers, friday, friday);
});
afterEach(() => rmSync(project, { recursive: true }));

const EARLIER =
  '\nThis build did not finish. out/ is still the site of an earlier build (2026-11-20T12:00:00.000Z).\n';

/** Runs a process that reads the configuration twice, as Next does, and then exits. */
function run({ command = 'build', code = 0, adapter = '' }) {
  const script = `
    import { adapterHasStarted, buildHasFinished, failUnfinishedBuild } from './${MODULE}';
    failUnfinishedBuild();
    failUnfinishedBuild();
    ${adapter}
    process.exit(${code});`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, command],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, stderr };
}

test.each([
  ['fails', { code: 2 }, 2],
  ['fails in the adapter', { adapter: 'adapterHasStarted();', code: 2 }, 2],
  ['ends before the adapter has finished', { adapter: 'adapterHasStarted();' }, 1],
])(
  'a build that %s fails and says that out/ is the site of an earlier build',
  (_, build, status) => {
    expect(run(build)).toEqual({ status, stderr: EARLIER });
  },
);

test('a build without the adapter succeeds and says that out/ was not written', () => {
  const { status, stderr } = run({});
  expect(status).toBe(0);
  expect(stderr).toContain('Next did not run lib/export/adapter.mjs, so out/ was not written.');
  expect(stderr).toMatch(/To finish it, set "adapterPath" in next\.config\.mjs\.\n/);
  expect(stderr).not.toContain('did not finish');
});

test.each([{ adapter: 'adapterHasStarted(); buildHasFinished();' }, { command: 'worker' }])(
  'a build that has finished, and a worker that exits, change nothing: %j',
  (process) => {
    expect(run(process)).toEqual({ status: 0, stderr: '' });
  },
);

test('npm start says that it builds if there is no finished export, and serves nothing if that fails', () => {
  rmSync(join(project, 'out/_headers'));
  const start = join(process.cwd(), 'lib/tools/serve/serve-out.mjs');
  // The folder of this test has no app, so the build fails.
  const { status, stdout } = spawnSync(process.execPath, [start], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stdout).toMatch(/^\nThere is no site in out\/ yet\. Building it with the settings of /);
  expect(stdout).not.toContain('http://localhost');
});
