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

test('changes are made one after the other, and reverted together', () => {
  const revert = applyChanges(folder, [
    { file: 'page.html', find: '1000', replace: '3000' },
    { file: 'page.html', find: /one (\w+)/, replace: 'two $1s' },
  ]);
  expect(text()).toBe('two toasts, 3000 ms');

  revert();
  expect(text()).toBe('one toast, 1000 ms');
});

test('a plain replacement is inserted literally, also if it contains $', () => {
  applyChanges(folder, [{ file: 'page.html', find: '1000', replace: "$1 $& $'" }]);

  expect(text()).toBe("one toast, $1 $& $' ms");
});

test('a text that the file does not contain is an error, and changes no file', () => {
  const changes = [
    { file: 'page.html', find: '1000', replace: '3000' },
    { file: 'page.html', find: 'a dot', replace: '' },
  ];

  expect(() => applyChanges(folder, changes)).toThrow(
    'page.html does not contain a dot: the fault cannot be added.',
  );
  expect(text()).toBe('one toast, 1000 ms');
});
