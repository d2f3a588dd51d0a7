import { bundleForBrowsers, RUNTIME_ALIAS } from '@/lib/build/bundle-for-browsers';
import { contentHash, integrityOf } from '@/lib/build/hashes';
import { licencesOf } from '@/lib/build/third-party-licences';
import type { Configuration } from '@/lib/config/read-configuration';
import { LICENCES_PATH, STATIC_FOLDER } from '@/lib/site/routes';
import type { Files } from '../files';
import type { IslandProps } from './extract-island-props';

/** A script that a page loads, with its hash (W3C Subresource Integrity). */
export interface PageScript {
  readonly url: string;
  readonly integrity: string;
}

/** The scripts of the home page. Those of islands have the names of components/islands/registry.ts. */
export type HomeScripts = Record<string, PageScript>;

/**
 * Lets V8 compile all functions of a script in the background while the script arrives
 * (https://v8.dev/blog/explicit-compile-hints): hydration calls most functions of React at once. The
 * second line says where the licences are.
 */
const BEGINNING = `//# allFunctionsCalledOnLoad\n/*! ${LICENCES_PATH.slice(1)} */\n`;

/** Bundles the scripts of the home page, also web-vitals if the page reports events. */
export async function bundleIslandScripts(props: IslandProps, settings: Configuration) {
  const sources = new Set<string>();
  const bundles = {
    runtime: bundleForBrowsers('components/islands/hydrate.tsx', {
      constants: { ISLAND_PROPS: props, SENDS_MESSAGES: Boolean(settings.contactUrl) },
      alias: RUNTIME_ALIAS,
      sources,
    }),
    swiper: bundleForBrowsers('components/islands/swiper-on-window.ts', { sources }),
    ...(settings.eventsUrl && {
      'web-vitals': bundleForBrowsers('lib/browser/events/measure-web-vitals.ts', { sources }),
    }),
  };
  const scripts: HomeScripts = {};
  const files: Files = new Map();
  for (const [name, code] of Object.entries(bundles)) {
    const bytes = Buffer.from(BEGINNING + (await code));
    const url = `${STATIC_FOLDER}${name}.${contentHash(bytes)}.js`;
    files.set(url, bytes);
    scripts[name] = { url, integrity: integrityOf(bytes) };
  }
  files.set(LICENCES_PATH, Buffer.from(licencesOf(sources)));
  return { scripts, files };
}
