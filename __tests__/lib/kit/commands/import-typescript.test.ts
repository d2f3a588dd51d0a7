import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../../temporary-folder';

test('a module is imported without writing a file, because the packages may belong to another user', () => {
  const importer = 'lib/kit/commands/import-typescript.mjs';
  const project = temporaryFolder({
    [importer]: readFileSync(importer),
    'a.ts': `import { slug } from 'github-slugger';
      export const kind: string = typeof slug;
      export const later = () => import('github-slugger');`,
  });
  mkdirSync(join(project, 'node_modules'));
  for (const name of ['esbuild', 'github-slugger'])
    symlinkSync(join(process.cwd(), 'node_modules', name), join(project, 'node_modules', name));
  const before = readdirSync(project, { recursive: true });
  const script = `import('./lib/kit/commands/import-typescript.mjs')
    .then(({ importTypeScript }) => importTypeScript('a.ts'))
    .then(async ({ kind, later }) => console.log(kind, typeof (await later()).slug))`;

  const printed = execFileSync(process.execPath, ['--eval', script], { cwd: project });

  expect(printed.toString()).toBe('function function\n');
  expect(readdirSync(project, { recursive: true })).toEqual(before);
});
