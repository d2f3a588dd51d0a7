import { existsSync, readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';

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
  /** The modules that replace packages, by the package's name. */
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
 * @throws Error if a module in it would not work in the site. It names the module and its importer.
 */
export async function bundleForBrowsers(
  entry: string,
  { constants = {}, alias = {}, mode = 'production', sources }: BundleOptions = {},
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
    // Next has already put the styles into the page.
    loader: { '.css': 'empty', '.module.css': 'empty' },
    define: Object.fromEntries(
      Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    alias: { ...alias },
  });
  for (const { inputs } of Object.values(metafile.outputs))
    for (const path of Object.keys(inputs).filter(isFile)) sources?.add(path);
  const script = outputFiles.map(({ text }) => text).join('');
  assertStylesOfPage(metafile, script);
  return script;
}

/** React also creates style elements, but only for a `<style>` of a component, and in another way. */
const CREATES_STYLE = /\bdocument\.createElement\(\s*(["'`])style\1\s*\)/;

/** Refuses modules whose styles would be missing: browsers apply only the styles of the document. */
function assertStylesOfPage({ inputs }: Metafile, script: string): void {
  const createsStyle = CREATES_STYLE.test(script);
  for (const path of Object.keys(inputs).filter(isFile)) {
    const importer = Object.keys(inputs).find((other) =>
      inputs[other]?.imports.some((imported) => imported.path === path),
    );
    const subject = importer ? `${path}, which ${importer} imports,` : path;
    if (path.endsWith('.module.css'))
      throw new Error(
        `${subject} is a CSS module. Its classes would have other names in the script than in the ` +
          'page. Import a style sheet without ".module" in its name.',
      );
    if (createsStyle && CREATES_STYLE.test(readFileSync(path, 'utf8')))
      throw new Error(
        `${subject} creates a style element, which the Content Security Policy blocks. Use a ` +
          'package that leaves all styles to a style sheet, and import that.',
      );
  }
}

/** esbuild also lists files that a package leaves out for browsers, as `(disabled):PATH`. */
function isFile(path: string): boolean {
  return existsSync(path);
}
