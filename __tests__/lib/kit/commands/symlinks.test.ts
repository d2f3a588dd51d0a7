import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../../temporary-folder';

let project = '';
beforeEach(() => {
  project = temporaryFolder();
  cpSync('lib/kit/commands', join(project, 'lib/kit/commands'), { recursive: true });
});

function call(find = 'symlinkProblems'): string {
  const script = `import('./lib/kit/commands/symlinks.mjs').then((module) =>
    console.log(String(module.${find}())))`;
  return spawnSync(process.execPath, ['--eval', script], { cwd: project }).stdout.toString();
}

const PACKAGES = join(process.cwd(), 'node_modules');

test('a symbolic link from node_modules to another checkout is named, because Next reads no packages there', () => {
  symlinkSync(PACKAGES, join(project, 'node_modules'));

  expect(call()).toBe(
    `node_modules is a symbolic link to ${PACKAGES}, and Next reads no packages outside of the project: remove it, and run "npm ci".\n`,
  );
});

test('each dead symbolic link of a company is named; no public/, and links to files and folders, are no problem', () => {
  mkdirSync(join(project, 'node_modules'));
  symlinkSync(join(PACKAGES, 'next'), join(project, 'node_modules/next'));
  expect(call()).toBe('\n');

  mkdirSync(join(project, 'public/a'), { recursive: true });
  symlinkSync('../lib', join(project, 'public/lib'));
  symlinkSync('lib/kit/commands/print.ts', join(project, 'public/terms.pdf'));
  mkdirSync(join(project, 'content'));
  symlinkSync('me@host.17', join(project, 'content/.#terms.en.md'));
  expect(call()).toBe('\n');

  symlinkSync('../../old.pdf', join(project, 'public/a/old.pdf'));
  symlinkSync('old', join(project, 'out'));
  expect(call().replaceAll(' is a symbolic link to', '')).toBe(
    'out old, which does not exist.,public/a/old.pdf ../../old.pdf, which does not exist.\n',
  );
});

test('next dev reads a content/ that is a link to a folder beside the project', () => {
  symlinkSync(PACKAGES, join(project, 'node_modules'));
  symlinkSync(temporaryFolder(), join(project, 'content'));
  expect(call('findDevelopmentRoot')).toBe(`${dirname(realpathSync(project))}\n`);
});
