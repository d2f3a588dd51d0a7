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

describe('the markers of the loan app', () => {
  it('all occur in a bundle of the whole folder', async () => {
    const script = await bundle(MODULES);
    expect(BUNDLE_MARKERS.filter((marker) => !script.includes(marker))).toEqual([]);
  });

  it('occur in a bundle of each module, except modules that only contain types', async () => {
    const scripts = await Promise.all(MODULES.map((path) => bundle([path])));
    const unmarked = MODULES.filter(
      (_, index) => !BUNDLE_MARKERS.some((marker) => scripts[index]?.includes(marker)),
    );
    expect(unmarked.sort()).toEqual(['field-names.ts', 'key-groups.ts']);
  });
});
