import { build } from 'esbuild';

interface BundleOptions {
  /** The values of the names that the entry declares, as JSON. */
  readonly constants?: Readonly<Record<string, unknown>>;
  /** The modules that replace packages, by the package's name. */
  readonly alias?: Readonly<Record<string, string>>;
  /** `development` selects the build of React that reports what differs from its HTML. */
  readonly mode?: 'production' | 'development';
}

/**
 * Bundles a TypeScript entry into one minified script for browsers.
 *
 * @param entry the entry's path from the root of the project.
 */
export async function bundleForBrowsers(
  entry: string,
  { constants = {}, alias = {}, mode = 'production' }: BundleOptions = {},
): Promise<string> {
  const define = { 'process.env.NODE_ENV': mode, ...constants };
  const { outputFiles } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    // Browsers that are older than the supported ones must be able to parse the loader, because it
    // decides that they keep the plain document.
    target: 'es2020',
    legalComments: 'none',
    // Next has already put the styles into the page.
    loader: { '.css': 'empty' },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    alias: { ...alias },
  });
  return outputFiles.map(({ text }) => text).join('');
}
