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
function run({ command = 'build', code = 0, work = '' }) {
  const script = `
    import { buildHasFinished, failUnfinishedBuild } from './${MODULE}';
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

test('a build that fails says that out/ is the site of an earlier build', () => {
  expect(run({ code: 2 })).toEqual({ status: 2, stderr: EARLIER });
});

test('a build in which Next did not run the adapter fails, also without an earlier site', () => {
  rmSync(join(project, 'out'), { recursive: true });
  expect(run({})).toEqual({
    status: 1,
    stderr:
      '\nNext did not run lib/export/adapter.mjs. Check that next.config.mjs sets "adapterPath".\n',
  });
});

test.each([{ work: 'buildHasFinished();' }, { command: 'worker' }])(
  'a build that has finished, and a worker that exits, change nothing: %j',
  (process) => {
    expect(run(process)).toEqual({ status: 0, stderr: '' });
  },
);

test('npm start refuses an unfinished export', () => {
  rmSync(join(project, 'out/_headers'));
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
