import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleForBrowsers } from '@/lib/kit/bundler/bundle-for-browsers';
import { temporaryFolder } from '../../../temporary-folder';

const MODULES = {
  'node_modules/toasts/package.json': '{"main": "toasts", "browser": {"./server.js": false}}',
  'node_modules/toasts/toasts.js': `
    require('./server.js');
    document.head.append(document.createElement('style'));`,
  'node_modules/toasts/server.js': '',
  'node_modules/toasts/toasts.css': '.toast { --gap: 8px }',
  'node_modules/toasts/part.js': `
    import server from './server.js';
    export const used = ['used', server];
    export const unused = () => document.createElement('style');`,
  'box.module.css': '.box { color: red }',
};

const folder = temporaryFolder(MODULES);

function bundle(code: string) {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, code);
  return bundleForBrowsers(entry);
}

test.each([
  [`import 'toasts'`, /toasts\/toasts\.js creates a style element/],
  [
    `import box from './box.module.css'; console.log(box)`,
    /entry\.ts:1:\d+: .* \.\/box\.module\.css is a CSS module/,
  ],
])('%s stops the build, which names the module', async (code, message) => {
  await expect(bundle(code)).rejects.toThrow(message);
});

test('a script may import style sheets, and a part of a package that creates no style', async () => {
  const { code, sources } = await bundle(
    `import 'toasts/toasts.css'; import { used } from 'toasts/part'; console.log(used)`,
  );
  expect(code).toContain('"used"');
  expect([...sources.keys()].map((path) => basename(path))).toEqual(['part.js', 'entry.ts']);
});
