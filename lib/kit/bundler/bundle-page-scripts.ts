import { readFileSync } from 'node:fs';
import type { BuildOptions, Plugin } from 'esbuild';
import { hashedFile, integrityOf } from '../files';
import { SHARED_MODULES } from '../loader';
import { LICENCES_PATH, STATIC_FOLDER } from '../urls';
import { bundleForBrowsers, refuse, type Bundle, type Constants } from './bundle-for-browsers';
import { licencesOf } from './third-party-licences';

/** Next renders the pages with its own copy of React, so the browser gets the same. */
const NEXT_REACT = Object.fromEntries(
  ['react', 'react-dom', 'scheduler'].map((name) => [name, `next/dist/compiled/${name}`]),
);

/** Where the islands of a site are. */
export interface IslandSources {
  /**
   * The module that exports all islands, from the root of the project, such as
   * `./components/islands/registry`. esbuild leaves out those that a script does not name, if
   * `sideEffects` in package.json says that importing a component has no effect.
   */
  readonly registry: string;
  /**
   * The modules with a state, by the path of their import, such as `@/components/toast-store`. The
   * scripts of single islands share them with the runtime script.
   */
  readonly sharedModules?: readonly string[];
  /** What expressions in islands are replaced by (esbuild's `define`). */
  readonly constants?: Constants;
  /** What `licences.txt` says besides the licences of the packages in the scripts. */
  readonly licenceNote?: string;
}

/** The entry of a script, from the root of the project, and what its expressions are. */
export interface ScriptSource {
  readonly entry: string;
  readonly constants: Constants;
}

/** What the islands of some pages need. */
export interface Islands {
  /** The names of the islands in the runtime script. */
  readonly inRuntime: readonly string[];
  /** The names of the islands with a script of their own. */
  readonly withOwnScript: readonly string[];
  readonly props: readonly unknown[];
}

/** A script that a page loads, with its hash (W3C Subresource Integrity). */
export interface PageScript extends Pick<Bundle, 'sources'> {
  readonly url: string;
  readonly integrity: string;
}

/** The scripts of the pages. Those of islands have the names of the registry. */
export type PageScripts = Record<string, PageScript>;

/**
 * Lets V8 compile all functions of a script in the background while the script arrives
 * (https://v8.dev/blog/explicit-compile-hints): hydration calls most functions of React at once.
 * The second line says where the licences are.
 */
const BEGINNING = `//# allFunctionsCalledOnLoad\n/*! ${LICENCES_PATH.slice(1)} */\n`;

/**
 * Bundles the scripts of the pages: those of islands, and `page`, which every page loads after its
 * first paint.
 */
export async function bundlePageScripts(
  islands: Islands,
  sources: IslandSources,
  page: ScriptSource,
) {
  const bundles: Record<string, Bundle> = {
    runtime: await bundleRuntime(islands.inRuntime, islands.props, sources),
  };
  for (const name of islands.withOwnScript) bundles[name] = await bundleIsland(name, sources);
  await refuseUseId(bundles, [...islands.inRuntime, ...islands.withOwnScript], sources);
  bundles['page'] = await bundleForBrowsers(page.entry, page.constants);

  const scripts: PageScripts = {};
  const files = new Map<string, Buffer>();
  for (const [name, { code, sources }] of Object.entries(bundles)) {
    const script = BEGINNING + code;
    const url = STATIC_FOLDER + hashedFile(`${name}.js`, script).name;
    files.set(url, Buffer.from(script));
    scripts[name] = { url, integrity: integrityOf(script), sources };
  }
  const modules = Object.values(bundles).flatMap((bundle) => [...bundle.sources.keys()]);
  files.set(LICENCES_PATH, Buffer.from(licencesOf(new Set(modules), sources.licenceNote)));
  return { scripts, files };
}

/** The module that hydrates islands. esbuild finds it from the root of the project. */
const HYDRATE = './lib/kit/islands/hydrate';

/**
 * Bundles the runtime script: React, and the islands that have no script of their own.
 *
 * @param islands the names of these islands.
 * @param props the props of all islands of the site.
 */
export function bundleRuntime(
  islands: readonly string[],
  props: readonly unknown[],
  { registry, sharedModules = [], constants = {} }: IslandSources,
): Promise<Bundle> {
  const names = islands.join(',');
  const imports = sharedModules.map((path, index) => `import * as shared${index} from '${path}';`);
  const shared = sharedModules.map((path, index) => `'${path}':shared${index}`);
  const code = `import {${names}} from '${registry}';
    import {provideIslands} from '${HYDRATE}';
    ${imports.join('')}
    provideIslands({${names}},${JSON.stringify(props)},{${shared.join()}})`;
  return bundleForBrowsers({ code }, constants, { alias: NEXT_REACT });
}

/**
 * React has a function of this name itself, so only a bundle without React tells whether an island
 * calls it. Nothing has to be bundled if no other module names it.
 */
async function refuseUseId(
  bundles: Readonly<Record<string, Bundle>>,
  islands: readonly string[],
  sources: IslandSources,
): Promise<void> {
  const modules = Object.values(bundles).flatMap((bundle) => [...bundle.sources.keys()]);
  const others = modules.filter(
    (path) => !/\/compiled\/(?:react|react-dom|scheduler)\//.test(path),
  );
  if (others.some((path) => USE_ID.test(readFileSync(path, 'utf8'))))
    refuse(await bundleIslands(islands.join(','), sources), USE_ID, FORBIDS_USE_ID);
}

const USE_ID = /\buseId\b/;

const FORBIDS_USE_ID =
  'uses useId of React. React hydrates each island alone, and would give it other ids than the page has. Write the ids yourself, or use a package that takes them as props.';

/**
 * Bundles islands with all that they import, except what the runtime script shares with them.
 *
 * @param exported the exports of the bundle, such as `banner as default`.
 */
function bundleIslands(
  exported: string,
  { registry, sharedModules = [], constants = {} }: IslandSources,
  options: BuildOptions = {},
): Promise<Bundle> {
  const code = `export {${exported}} from '${registry}'`;
  return bundleForBrowsers({ code }, constants, {
    ...options,
    format: 'cjs',
    external: [...SHARED_MODULES],
    plugins: [shareModules(sharedModules)],
  });
}

/** Leaves out the modules with a state, also those that are imported by a relative path. */
function shareModules(shared: readonly string[]): Plugin {
  return {
    name: 'share-modules',
    setup(bundler) {
      bundler.onResolve(
        { filter: /^(\.|@\/)/ },
        async ({ path, importer, pluginData, ...place }) => {
          if (pluginData === 'resolving' || importer.includes('node_modules')) return undefined;
          if (shared.includes(path)) return { path, external: true };
          const fileOf = async (one: string, resolveDir: string) =>
            (
              await bundler.resolve(one, {
                ...place,
                importer,
                resolveDir,
                pluginData: 'resolving',
              })
            ).path;
          const file = await fileOf(path, place.resolveDir);
          for (const one of shared)
            if ((await fileOf(one, process.cwd())) === file) return { path: one, external: true };
          return undefined;
        },
      );
    },
  };
}

/**
 * Bundles the script of one island, with what only it needs. As a function, it is evaluated when
 * the island is hydrated, and gets what it shares with the runtime script.
 */
function bundleIsland(island: string, sources: IslandSources): Promise<Bundle> {
  const start = `(window.islandScripts=window.islandScripts||{}).${island}=(require,module)=>{`;
  return bundleIslands(`${island} as default`, sources, {
    banner: { js: start },
    footer: { js: '}' },
  });
}
