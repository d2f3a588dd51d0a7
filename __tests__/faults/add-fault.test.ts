import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addFault } from './add-fault';

let folder: string;
const text = () => readFileSync(join(folder, 'page.html'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'));
  writeFileSync(join(folder, 'page.html'), 'one toast, 1000 ms');
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['a text', '1000', "$1 $& $'", "one toast, $1 $& $' ms"],
  ['a pattern, with its groups', /one (\w+)/, 'two $1s', 'two toasts, 1000 ms'],
])('%s is replaced', (_, find, replace, expected) => {
  addFault({ file: 'page.html', find, replace }, folder);

  expect(text()).toBe(expected);
});

test('a text that the file does not contain is an error', () => {
  expect(() => addFault({ file: 'page.html', find: 'a dot', replace: '' }, folder)).toThrow(
    'page.html does not contain a dot: the fault cannot be added.',
  );
});
