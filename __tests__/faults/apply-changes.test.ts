import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyChanges } from './apply-changes';

let folder: string;
const text = () => readFileSync(join(folder, 'page.html'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  writeFileSync(join(folder, 'page.html'), 'one toast, 1000 ms');
});

afterEach(() => rmSync(folder, { recursive: true }));

test('changes are made one after the other, and taken back together', () => {
  const takeBack = applyChanges(folder, [
    { file: 'page.html', find: '1000', replace: '3000' },
    { file: 'page.html', find: /one (\w+)/, replace: 'two $1s' },
  ]);
  expect(text()).toBe('two toasts, 3000 ms');

  takeBack();
  expect(text()).toBe('one toast, 1000 ms');
});

test('what stands in a plain replacement is put in as it stands', () => {
  applyChanges(folder, [{ file: 'page.html', find: '1000', replace: "$1 $& $'" }]);

  expect(text()).toBe("one toast, $1 $& $' ms");
});

test('a text that is not there is an error, and leaves every file as it was', () => {
  const changes = [
    { file: 'page.html', find: '1000', replace: '3000' },
    { file: 'page.html', find: 'a dot', replace: '' },
  ];

  expect(() => applyChanges(folder, changes)).toThrow(
    'page.html does not hold a dot: the fault cannot be put in.',
  );
  expect(text()).toBe('one toast, 1000 ms');
});
