import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '@/lib/kit/companies/copy-project';
import { temporaryFolder } from '../../../temporary-folder';

const before = process.cwd();
afterEach(() => process.chdir(before));

test('a symbolic link at reports/ is named, because builds there would find no packages', () => {
  const project = temporaryFolder();
  symlinkSync(temporaryFolder(), join(project, 'reports'));
  process.chdir(project);

  expect(() => copyProject('a')).toThrow(
    'reports/ is a symbolic link, and a build there would find no packages',
  );
});
