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

/**
 * Runs a process that reads the configuration twice, as Next does, then does what a build does and
 * exits.
 */
function build({ code = 0, command = 'build', work = '' } = {}) {
  const script = `
    import { writeFileSync } from 'node:fs';
    import { guardExport } from './lib/export/unfinished-export.mjs';
    guardExport();
    guardExport();
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

describe('a build that ends with an unfinished export', () => {
  beforeEach(() => {
    write('out/index.html', 'raw');
    write('out.nginx.conf', 'of an earlier build');
  });

  it('removes it and fails if Next did not run the adapter', () => {
    const { status, stderr } = build();
    expect(status).toBe(1);
    expect(stderr).toContain('Check that next.config.mjs sets "adapterPath".');
    expect([exists('out'), exists('out.nginx.conf')]).toEqual([false, false]);
  });

  it('removes it also if public/ has a file with the name of one that a finished export has', () => {
    write('public/_headers', '/added');
    const { status, stderr } = build({ work: "writeFileSync('out/_headers', '/added');" });
    expect(status).toBe(1);
    expect(stderr).toContain('Check that next.config.mjs sets "adapterPath".');
    expect([exists('out'), exists('out.nginx.conf')]).toEqual([false, false]);
  });

  it('removes it and points to the error if a step failed', () => {
    const { status, stderr } = build({ code: 3 });
    expect(status).toBe(3);
    expect(stderr).toContain('The error above says why.');
    expect(stderr).not.toContain('adapterPath');
    expect(exists('out')).toBe(false);
  });

  it('names the supported and the installed version of Next', () => {
    expect(build().stderr).toMatch(
      /this project supports Next 16\.\d+, and 16\.9\.0 is installed\. See "Upgrading Next" in lib\/export\/README\.md\./,
    );
  });

  it('leaves it to the build process if a worker exits', () => {
    expect(build({ command: 'worker' })).toEqual({ status: 0, stderr: '' });
    expect(exists('out')).toBe(true);
  });
});

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
        '\nThis build failed. out/ is still the site of an earlier build (2026-11-20T12:00:00.000Z).\n',
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

test('a build that finishes the first export succeeds', () => {
  write('out/index.html', 'raw');
  expect(build({ work: FINISH })).toEqual({ status: 0, stderr: '' });
  expect(exists('out/_headers')).toBe(true);
});

test('a build that fails without any export adds no message', () => {
  expect(build({ code: 1 })).toEqual({ status: 1, stderr: '' });
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
