import type { Plugin } from 'esbuild';
import { bundleForBrowsers } from './bundle-for-browsers';
import { SHARED_MODULES } from './shared-modules';

/** Next renders the pages with its own copy of React, so the browser gets the same. */
const NEXT_REACT = Object.fromEntries(
  ['react', 'react-dom', 'scheduler'].map((name) => [name, `next/dist/compiled/${name}`]),
);

const REGISTRY = './components/islands/registry';

type Options = Omit<NonNullable<Parameters<typeof bundleForBrowsers>[1]>, 'esbuild'>;

/**
 * Bundles the runtime script: React, and the islands that have no script of their own.
 *
 * @param islands the names of these islands.
 * @param props the props of all islands of the site.
 */
export function bundleRuntime(
  islands: readonly string[],
  props: readonly unknown[],
  options: Options = {},
): Promise<string> {
  const names = islands.join(',');
  const code = `import {${names}} from '${REGISTRY}';
    import {provideIslands} from './components/islands/hydrate';
    provideIslands({${names}},${JSON.stringify(props)})`;
  return bundleForBrowsers({ code }, { ...options, esbuild: { alias: NEXT_REACT, plugins } });
}

/**
 * Bundles the script of one island, with what only it needs. As a function, it is evaluated when
 * the island is hydrated, and gets what it shares with the runtime script.
 */
export function bundleIsland(island: string, options: Options = {}): Promise<string> {
  return bundleForBrowsers(
    { code: `export {${island} as default} from '${REGISTRY}'` },
    {
      ...options,
      esbuild: {
        format: 'cjs',
        external: [...SHARED_MODULES],
        banner: {
          js: `(window.islandScripts=window.islandScripts||{}).${island}=(require,module)=>{`,
        },
        footer: { js: '}' },
        plugins,
      },
    },
  );
}

/** The registry imports all islands. A script leaves out those that it does not name. */
const leaveOutOtherIslands: Plugin = {
  name: 'leave-out-other-islands',
  setup(bundler) {
    bundler.onResolve({ filter: /\.island$/ }, async ({ path, pluginData, ...from }) => {
      if (pluginData === 'resolved') return undefined;
      const resolved = await bundler.resolve(path, { ...from, pluginData: 'resolved' });
      return { ...resolved, sideEffects: false };
    });
  },
};

const plugins = [leaveOutOtherIslands];
