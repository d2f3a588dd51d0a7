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

// Each process reads the configuration twice, as Next does, and then exits.
test.each([
  ['a build that fails', 'build', '', 2, EARLIER],
  ['a build that fails in the adapter', 'build', 'adapterHasStarted();', 2, EARLIER],
  ['a build that ends before its adapter', 'build', 'adapterHasStarted();', 0, EARLIER],
  ['a finished build', 'build', 'adapterHasStarted(); buildHasFinished();', 0, ''],
  ['a worker that exits', 'worker', '', 0, ''],
  [
    'a build without the adapter',
    'build',
    '',
    0,
    expect.stringMatching(
      /^\nNext did not run lib\/export\/adapter.mjs, so out\/ was not written. [^]* set "adapterPath" in next.config.mjs.\n$/,
    ) as string,
  ],
])('%s says what is in out/, and fails if it did not finish', (_, command, adapter, code, said) => {
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
  expect({ status, stderr }).toEqual({ status: said === EARLIER ? code || 1 : 0, stderr: said });
});

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
