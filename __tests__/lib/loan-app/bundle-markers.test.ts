import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE_MARKERS } from './bundle-markers';

const FOLDER = join(__dirname, '../../../lib/loan-app');
const MODULES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** Bundles modules as a browser's script. */
async function bundle(modules: string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: modules
        .map((path, index) => `export * as module${String(index)} from './${path}';`)
        .join('\n'),
      resolveDir: FOLDER,
    },
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    minify: true,
    platform: 'browser',
    write: false,
  });
  return outputFiles.map(({ text }) => text).join('');
}

test('a bundle of all modules for the loan app contains every marker', async () => {
  const script = await bundle(MODULES);
  expect(BUNDLE_MARKERS.filter((marker) => !script.includes(marker))).toEqual([]);
});

test.each(MODULES)('a bundle of %s alone contains a marker', async (path) => {
  const script = await bundle([path]);
  expect(BUNDLE_MARKERS.some((marker) => script.includes(marker))).toBe(true);
});
