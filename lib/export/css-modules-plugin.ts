import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import type { StyleNames } from './steps/extract-island-data';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Gives esbuild the names that Next has given to the classes of CSS modules. Each name becomes an
 * export of its own, so that esbuild refuses a name that the sheet lacks and leaves out the names
 * that no code uses.
 */
export function cssModules(styleNames: StyleNames): Plugin {
  return {
    name: 'css-modules',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path }) => {
        const sheet = relative(ROOT, path).split(sep).join('/');
        const names = styleNames[sheet];
        if (!names)
          return {
            errors: [{ text: `components/islands/style-names.tsx does not name ${sheet}` }],
          };
        const contents = Object.entries(names).map(
          ([name, className]) => `export const ${name} = ${JSON.stringify(className)};`,
        );
        return { contents: contents.join('\n'), loader: 'js' };
      });
      build.onLoad({ filter: /components[\\/].*\.tsx$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const contents = source.replace(
          /^import (\w+) from ('.*\.module\.css')/gm,
          'import * as $1 from $2',
        );
        return { contents, loader: 'tsx' };
      });
    },
  };
}
