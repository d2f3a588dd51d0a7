import { STATIC_FOLDER } from '@/lib/routes';
import { bundle } from '../bundle';
import type { Files } from '../files';
import { contentHash, integrityOf } from '../hashes';
import type { IslandProps } from './extract-island-props';
import type { RenameStyles } from './shorten-style-names';

/** A script that a page loads, with its hash (W3C Subresource Integrity). */
export interface PageScript {
  readonly url: string;
  readonly integrity: string;
}

/** The scripts that the loader adds to the home page when they are needed. */
export interface LateScriptFiles {
  /** React and the islands. */
  readonly runtime: PageScript;
  /** Swiper, which moves the banner's slides after a click on Previous or Next. */
  readonly swiper: PageScript;
  readonly files: Files;
}

/**
 * Lets V8 compile all functions of a script in the background while the script arrives
 * (https://v8.dev/blog/explicit-compile-hints). Other engines read a comment. Hydration calls most
 * functions of React at once, and would compile each of them on the main thread.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Bundles the scripts of the home page.
 *
 * @param renameStyles writes the short names of classes into code.
 * @param formSends whether the form sends its message. Otherwise its script has no code for that.
 */
export async function bundleLateScripts(
  props: IslandProps,
  renameStyles: RenameStyles,
  formSends: boolean,
): Promise<LateScriptFiles> {
  const files: Files = new Map();
  const add = (name: string, code: string): PageScript => {
    const bytes = Buffer.from(COMPILE_HINT + renameStyles(code));
    const url = `${STATIC_FOLDER}${name}.${contentHash(bytes)}.js`;
    files.set(url, bytes);
    return { url, integrity: integrityOf(bytes) };
  };
  const [runtime, swiper] = await Promise.all([
    bundle('../../components/islands/hydrate.tsx', { ISLAND_PROPS: props, FORM_SENDS: formSends }),
    bundle('../../components/home/banner/start-swiper.ts', {}),
  ]);
  return { runtime: add('runtime', runtime), swiper: add('swiper', swiper), files };
}
