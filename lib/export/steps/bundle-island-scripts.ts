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

/**
 * The scripts that the loader adds to the home page when they are needed. Those of islands have the
 * names that islands give them (components/islands/registry.ts).
 */
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
  const files: Files = new Map();
  const add = (name: string, code: string): PageScript => {
    const bytes = Buffer.from(COMPILE_HINT + code);
    const url = `${STATIC_FOLDER}${name}.${contentHash(bytes)}.js`;
    files.set(url, bytes);
    return { url, integrity: integrityOf(bytes) };
  };
  const [runtime, swiper] = await Promise.all([
    bundleForBrowsers('components/islands/hydrate.tsx', {
      constants: { ISLAND_PROPS: props },
      alias: RUNTIME_ALIAS,
    }),
    bundleForBrowsers('components/islands/swiper-on-window.ts'),
  ]);
  const scripts: HomeScripts = {
    runtime: add('runtime', runtime),
    swiper: add('swiper', swiper),
  };
  if (eventsUrl) {
    const webVitals = await bundleForBrowsers('lib/events/web-vitals-on-window.ts');
    scripts['web-vitals'] = add('web-vitals', webVitals);
  }
  return { scripts, files };
}
