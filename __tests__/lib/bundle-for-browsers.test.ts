import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundleForBrowsers } from '@/lib/bundle-for-browsers';

const MODULES = {
  'node_modules/toasts/package.json': '{"browser": {"./server.js": false}}',
  'node_modules/toasts/server.js': '',
  'node_modules/toasts/toasts.css': '.toast { --gap: 8px }',
  'node_modules/toasts/part.js': `
    import server from './server.js';
    export const used = ['used', server];`,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  mkdirSync(join(folder, 'node_modules/toasts'), { recursive: true });
  for (const [file, text] of Object.entries(MODULES)) writeFileSync(join(folder, file), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a script may import style sheets, and names the files of its modules', async () => {
  const sources = new Set<string>();
  const code = `import 'toasts/toasts.css'; import { used } from 'toasts/part'; console.log(used)`;
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, code);
  await expect(bundleForBrowsers(entry, { sources })).resolves.toContain('"used"');
  expect([...sources].map((path) => basename(path))).toEqual(['part.js', 'entry.ts']);
});
