import { capitalProblems } from '@/lib/kit/files/capital-problems';
import { filesIn } from '@/lib/kit/files/files-in';
import { temporaryFolder } from '../../../temporary-folder';

test('what the build reads by its name is named if its name has capitals', () => {
  const names = ['Content/a', 'Public/a', 'public/a', 'Companies/a', '.ENV', '.env.Local'];
  const others = ['.env.hi-IN', 'README.md', 'content.txt'];
  const folder = temporaryFolder(
    Object.fromEntries([...names, ...others].map((name) => [name, ''])),
  );

  expect(capitalProblems(folder).map((problem) => problem.replace(`${folder}/`, ''))).toEqual([
    ...['.ENV', '.env.Local', 'Companies', 'Content'].map(
      (name) => `${name} is not read. Rename it to ${name.toLowerCase()}.`,
    ),
    'Public is not read. Move what is in it to public.',
  ]);
});

test('what systems and office programs leave beside files is not among them', () => {
  const left = [
    'Thumbs.db',
    'a/~$x.docx',
    'a/office.jpg:Zone.Identifier',
    '__MACOSX/._a',
    'Icon\r',
  ];
  const kept = ['.well-known/proof', 'a/office.jpg', 'thumbs.db.png', '~x.docx'];
  const folder = temporaryFolder(
    Object.fromEntries([...left, 'desktop.ini', ...kept].map((name) => [name, ''])),
  );

  expect(filesIn(folder)).toEqual(kept.sort());
});
