import { bundleForBrowsers } from '@/lib/bundle-for-browsers';
import type { Configuration } from '@/lib/config/read-configuration';
import { STATIC_FOLDER } from '@/lib/routes';
import type { Files } from '../files';
import { contentHash, integrityOf } from '../hashes';
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
 * (https://v8.dev/blog/explicit-compile-hints). Other engines read a comment. Hydration calls most
 * functions of React at once, and would compile each of them on the main thread.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

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

/** Bundles the scripts of the home page, also web-vitals if the page reports events. */
export async function bundleIslandScripts(props: IslandProps, { eventsUrl }: Configuration) {
  const bundles = {
    runtime: bundleForBrowsers('components/islands/hydrate.tsx', {
      constants: { ISLAND_PROPS: props },
      alias: RUNTIME_ALIAS,
    }),
    swiper: bundleForBrowsers('components/islands/swiper-on-window.ts'),
    ...(eventsUrl && { 'web-vitals': bundleForBrowsers('lib/events/web-vitals-on-window.ts') }),
  };
  const scripts: HomeScripts = {};
  const files: Files = new Map();
  for (const [name, code] of Object.entries(bundles)) {
    const bytes = Buffer.from(COMPILE_HINT + (await code));
    const url = `${STATIC_FOLDER}${name}.${contentHash(bytes)}.js`;
    files.set(url, bytes);
    scripts[name] = { url, integrity: integrityOf(bytes) };
  }
  return { scripts, files };
}
