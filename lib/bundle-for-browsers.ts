import { existsSync } from 'node:fs';
import { build } from 'esbuild';

const NEXT_REACT = 'next/dist/compiled';
const SWIPER_FROM_WINDOW = './components/islands/swiper-from-window.ts';

/**
 * What replaces packages in the script with React. Next renders the pages with its own React, so the
 * browser gets the same. Swiper has a script of its own.
 */
export const RUNTIME_ALIAS = {
  react: `${NEXT_REACT}/react`,
  'react-dom': `${NEXT_REACT}/react-dom`,
  scheduler: `${NEXT_REACT}/scheduler`,
  swiper: SWIPER_FROM_WINDOW,
  'swiper/modules': SWIPER_FROM_WINDOW,
};

interface BundleOptions {
  /** The values of the names that the entry declares, as JSON. */
  readonly constants?: Readonly<Record<string, unknown>>;
  readonly alias?: Readonly<Record<string, string>>;
  /** `development` selects the build of React that reports what differs from its HTML. */
  readonly mode?: 'production' | 'development';
  /** Receives the paths of the modules that the script contains. */
  readonly sources?: Set<string>;
}

/**
 * Bundles a TypeScript entry into one minified script for browsers.
 *
 * @param entry the entry's path from the root of the project.
 */
export async function bundleForBrowsers(
  entry: string,
  { constants = {}, alias = {}, mode = 'production', sources = new Set() }: BundleOptions = {},
): Promise<string> {
  const define = { 'process.env.NODE_ENV': mode, ...constants };
  const { outputFiles, metafile } = await build({
    metafile: true,
    absWorkingDir: process.cwd(),
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    // Browsers that are older than the supported ones must be able to parse the loader, because it
    // decides that they keep the plain document.
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    // Next has already put the styles into the page.
    loader: { '.css': 'empty' },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    alias: { ...alias },
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
  // esbuild also lists files that a package leaves out for browsers, as `(disabled):PATH`.
  for (const path of inputs.filter(existsSync)) sources.add(path);
  return outputFiles.map(({ text }) => text).join('');
}
