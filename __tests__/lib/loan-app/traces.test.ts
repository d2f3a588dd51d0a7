import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { TRACES } from './traces';

const FOLDER = join(__dirname, '../../../lib/loan-app');
const MODULES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** The script that a browser would get for these modules. */
async function scriptOf(modules: string[]): Promise<string> {
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

describe('the traces that the export is searched for', () => {
  it('are all found in a script that has the folder in it', async () => {
    const script = await scriptOf(MODULES);
    expect(TRACES.filter((trace) => !script.includes(trace))).toEqual([]);
  });

  it('give away every module but those that are types alone', async () => {
    const scripts = await Promise.all(MODULES.map((path) => scriptOf([path])));
    const unseen = MODULES.filter(
      (_, index) => !TRACES.some((trace) => scripts[index]?.includes(trace)),
    );
    expect(unseen.sort()).toEqual(['field-names.ts', 'key-groups.ts']);
  });
});
