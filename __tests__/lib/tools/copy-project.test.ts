import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../temporary-folder';

test('a symbolic link at reports/ is named, because builds there would find no packages', () => {
  const project = temporaryFolder();
  cpSync('lib/tools/copy-project.mjs', join(project, 'lib/tools/copy-project.mjs'));
  symlinkSync(temporaryFolder(), join(project, 'reports'));
  const script = `import('./lib/tools/copy-project.mjs').then(({ copyProject }) => copyProject('a'))`;

  const { stderr } = spawnSync(process.execPath, ['--eval', script], { cwd: project });

  expect(stderr.toString()).toContain(
    'reports/ is a symbolic link, and a build there would find no packages',
  );
});
