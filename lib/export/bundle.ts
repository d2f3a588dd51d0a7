import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a TypeScript entry into one minified script for browsers.
 *
 * @param entry the entry's path, relative to this folder.
 * @param constants the values of the names that the entry declares, as JSON.
 * @param mode `development` selects the build of React that reports what differs from its HTML.
 */
export async function bundle(
  entry: string,
  constants: Readonly<Record<string, unknown>>,
  mode: 'production' | 'development' = 'production',
): Promise<string> {
  const define = { 'process.env.NODE_ENV': mode, ...constants };
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    // Browsers that are older than the supported ones must be able to parse the loader, because it
    // decides that they keep the plain document.
    target: 'es2020',
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles.map(({ text }) => text).join('');
}
