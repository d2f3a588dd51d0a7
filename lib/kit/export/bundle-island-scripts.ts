import type { Configuration } from '@/lib/config/read-configuration';
import { LICENCES_PATH, STATIC_FOLDER } from '../urls';
import { bundleForBrowsers, type Bundle, type Constants } from './bundle-for-browsers';
import { hashedFile } from '../files';
import { integrityOf } from '../files';
import { SHARED_MODULES } from '../loader';
import { licencesOf } from './third-party-licences';

/** Next renders the pages with its own copy of React, so the browser gets the same. */
const NEXT_REACT = Object.fromEntries(
  ['react', 'react-dom', 'scheduler'].map((name) => [name, `next/dist/compiled/${name}`]),
);

/**
 * The registry imports all islands. esbuild leaves out those that a script does not name, because
 * `sideEffects` in package.json says that importing a component has no effect.
 */
const REGISTRY = './components/islands/registry';

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

/** The scripts of the pages. Those of islands have the names of components/islands/registry.ts. */
export type PageScripts = Record<string, PageScript>;

/**
 * Lets V8 compile all functions of a script in the background while the script arrives
 * (https://v8.dev/blog/explicit-compile-hints): hydration calls most functions of React at once.
 * The second line says where the licences are.
 */
const BEGINNING = `//# allFunctionsCalledOnLoad\n/*! ${LICENCES_PATH.slice(1)} */\n`;

/** Bundles the scripts of the pages, also web-vitals if they report events. */
export async function bundleIslandScripts(islands: Islands, settings: Configuration) {
  const constants = { SENDS_MESSAGES: Boolean(settings.contactUrl) };
  const bundles: Record<string, Bundle> = {
    runtime: await bundleRuntime(islands.inRuntime, islands.props, constants),
  };
  for (const name of islands.withOwnScript) bundles[name] = await bundleIsland(name, constants);
  if (settings.eventsUrl)
    bundles['webVitals'] = await bundleForBrowsers('lib/browser/events/measure-web-vitals.ts');

  const scripts: PageScripts = {};
  const files = new Map<string, Buffer>();
  for (const [name, { code, sources }] of Object.entries(bundles)) {
    const script = BEGINNING + code;
    const url = STATIC_FOLDER + hashedFile(`${name}.js`, script).name;
    files.set(url, Buffer.from(script));
    scripts[name] = { url, integrity: integrityOf(script), sources };
  }
  const sources = Object.values(bundles).flatMap((bundle) => [...bundle.sources.keys()]);
  files.set(LICENCES_PATH, Buffer.from(licencesOf(new Set(sources))));
  return { scripts, files };
}

/**
 * Bundles the runtime script: React, and the islands that have no script of their own.
 *
 * @param islands the names of these islands.
 * @param props the props of all islands of the site.
 */
export function bundleRuntime(
  islands: readonly string[],
  props: readonly unknown[],
  constants: Constants,
): Promise<Bundle> {
  const names = islands.join(',');
  const code = `import {${names}} from '${REGISTRY}';
    import {provideIslands} from './components/islands/hydrate';
    provideIslands({${names}},${JSON.stringify(props)})`;
  return bundleForBrowsers({ code }, constants, { alias: NEXT_REACT });
}

/**
 * Bundles the script of one island, with what only it needs. As a function, it is evaluated when
 * the island is hydrated, and gets what it shares with the runtime script.
 */
function bundleIsland(island: string, constants: Constants): Promise<Bundle> {
  const code = `export {${island} as default} from '${REGISTRY}'`;
  const start = `(window.islandScripts=window.islandScripts||{}).${island}=(require,module)=>{`;
  return bundleForBrowsers({ code }, constants, {
    format: 'cjs',
    external: [...SHARED_MODULES],
    banner: { js: start },
    footer: { js: '}' },
  });
}
