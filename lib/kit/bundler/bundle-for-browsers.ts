import { existsSync, readFileSync } from 'node:fs';
import { build, type BuildOptions, type Plugin } from 'esbuild';

export interface Bundle {
  readonly code: string;
  /** The paths of the modules in it, with their bytes before compression. */
  readonly sources: ReadonlyMap<string, number>;
}

/** What expressions are replaced by, such as `process.env.NODE_ENV` (esbuild's `define`). */
export type Constants = Readonly<Record<string, unknown>>;

/**
 * Bundles TypeScript into one minified script for browsers.
 *
 * @param entry the entry's path from the root of the project, or its code.
 * @throws Error that names a module which would not work in the site.
 */
export async function bundleForBrowsers(
  entry: string | { readonly code: string },
  constants: Constants = {},
  options: BuildOptions = {},
): Promise<Bundle> {
  const define = { 'process.env.NODE_ENV': 'production', ...constants };
  const { outputFiles, metafile } = await build({
    ...options,
    metafile: true,
    absWorkingDir: process.cwd(),
    ...(typeof entry === 'string'
      ? { entryPoints: [entry] }
      : { stdin: { contents: entry.code, resolveDir: process.cwd() } }),
    bundle: true,
    jsx: 'automatic',
    minify: true,
    write: false,
    // Pages and scripts are UTF-8. As escapes, a text in Hindi would be twice as long.
    charset: 'utf8',
    // Browsers that are older than the supported ones must be able to parse the loader, because it
    // decides that they keep the plain document.
    target: 'es2020',
    legalComments: 'none',
    logLevel: 'silent',
    // Next has already put the styles into the page.
    loader: { '.css': 'empty' },
    plugins: [refuseCssModules, ...(options.plugins ?? [])],
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  // esbuild also lists files that a package leaves out for browsers, as `(disabled):PATH`.
  const modules = inputs.filter(([path]) => existsSync(path));
  const code = await minifyMore(outputFiles.map(({ text }) => text).join(''));
  const sources = new Map(modules.map(([path, { bytesInOutput }]) => [path, bytesInOutput]));
  refuse({ code, sources }, CREATES_STYLE, FORBIDS_STYLES);
  return { code, sources };
}

/**
 * Minifies what esbuild has bundled once more, with the minifier of Next: it also inlines functions
 * and constants. Loaders are 8 % smaller after it, and the scripts of islands 2 to 5 %.
 */
async function minifyMore(code: string): Promise<string> {
  // Turbopack could not bundle it into the routes that bundle scripts.
  const { loadBindings, minify } = await import(
    /* turbopackIgnore: true */ 'next/dist/build/swc/index.js'
  );
  await loadBindings();
  return (await minify(code, { compress: true, mangle: true })).code;
}

/** React creates style elements in another way, and only for a `<style>` of a component. */
const CREATES_STYLE = /\bdocument\.createElement\(\s*(["'`])style\1\s*\)/;

const FORBIDS_STYLES =
  'creates a style element, which the Content Security Policy blocks. Use a package that leaves all styles to a style sheet, and import that.';

/**
 * Refuses a script with code that would not work in the site.
 *
 * @throws Error that names the module and the reason.
 */
export function refuse({ code, sources }: Bundle, forbidden: RegExp, reason: string): void {
  if (!forbidden.test(code)) return;
  const found = [...sources.keys()].find((path) => forbidden.test(readFileSync(path, 'utf8')));
  throw new Error(`${found} ${reason}`);
}

/** esbuild adds the name of the style sheet's importer to the message. */
const refuseCssModules: Plugin = {
  name: 'refuse-css-modules',
  setup(bundler) {
    bundler.onResolve({ filter: /\.module\.css$/ }, ({ path }) => {
      const text = `${path} is a CSS module. Its classes would have other names in the script than in the page. Import a style sheet without ".module" in its name.`;
      return { errors: [{ text }] };
    });
  },
};
