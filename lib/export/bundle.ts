import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles a TypeScript entry of this folder into one minified script.
 *
 * @param entry the entry's path, relative to this folder.
 * @param constants the values of the names that the entry declares, as JSON.
 */
export async function bundle(
  entry: string,
  constants: Readonly<Record<string, unknown>>,
): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // Browsers that are not supported must still be able to read the loader: with it, they keep the
    // plain document.
    target: 'es2020',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', ...Object.fromEntries(define) },
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
