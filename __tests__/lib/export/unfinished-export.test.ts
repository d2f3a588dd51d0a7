import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'unfinished-'));
  write('node_modules/next/package.json', '{"version":"16.9.0"}');
  write('lib/export/unfinished-export.mjs', '');
  copyFileSync(
    'lib/export/unfinished-export.mjs',
    join(project, 'lib/export/unfinished-export.mjs'),
  );
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
}

/** Runs a process that loads the configuration and exits. */
function exit({ code = 0, command = 'build' } = {}) {
  const script = `
    import { removeUnfinishedExportOnExit } from './lib/export/unfinished-export.mjs';
    removeUnfinishedExportOnExit();
    process.exit(${code});`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', script, command],
    { cwd: project, encoding: 'utf8' },
  );
  return { status, stderr };
}

const exists = (file: string) => existsSync(join(project, file));

describe('a build that ends with an unfinished export', () => {
  beforeEach(() => {
    write('out/index.html', 'raw');
    write('out.nginx.conf', 'of an earlier build');
  });

  it('removes it and fails if Next did not run the adapter', () => {
    const { status, stderr } = exit();
    expect(status).toBe(1);
    expect(stderr).toContain('Check that next.config.mjs sets "adapterPath".');
    expect([exists('out'), exists('out.nginx.conf')]).toEqual([false, false]);
  });

  it('removes it and points to the error if a step failed', () => {
    const { status, stderr } = exit({ code: 3 });
    expect(status).toBe(3);
    expect(stderr).toContain('The error above says what was not as expected.');
    expect(exists('out')).toBe(false);
  });

  it('names the supported and the installed version of Next', () => {
    expect(exit().stderr).toMatch(
      /This project supports Next 16\.\d+; version 16\.9\.0 is installed\. See "Upgrading Next" in lib\/export\/README\.md\./,
    );
  });

  it('leaves it to the build process if a worker exits', () => {
    expect(exit({ command: 'worker' })).toEqual({ status: 0, stderr: '' });
    expect(exists('out')).toBe(true);
  });
});

test('a finished export stays', () => {
  write('out/_headers', '/*');
  expect(exit()).toEqual({ status: 0, stderr: '' });
  expect(exists('out/_headers')).toBe(true);
});

test('nothing happens without an export', () => {
  expect(exit()).toEqual({ status: 0, stderr: '' });
});

test('the preview refuses an unfinished export', () => {
  write('out/index.html', 'raw');
  const start = join(process.cwd(), 'lib/preview/start.mjs');
  const { status, stderr } = spawnSync(process.execPath, [start], {
    cwd: project,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    'There is no finished export in out/. Run "npm run build" and read its errors.\n',
  ]);
});
