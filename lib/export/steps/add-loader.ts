import { defaultTreeAdapter } from 'parse5';
import { HOME_PATH } from '@/lib/routes';
import { bundle } from '../bundle';
import { createElement, partOf } from '../html/html-tree';
import type { Page } from '../page-files';
import type { LateScriptFiles } from './bundle-late-scripts';

/** What the code of the loader depends on. */
interface LoaderOptions {
  readonly offlineCache: boolean;
  /** Whether the form sends its message. */
  readonly formSends: boolean;
}

/**
 * Bundles the loader, the one inline script of every page, and adds it to the end of each head. Its
 * code is the same on all pages; its attributes name the scripts that it adds to this page when they
 * are needed (lib/browser-scripts/loader).
 *
 * @param homeScripts the scripts of the home page. The other pages have none.
 */
export async function addLoader(
  pages: readonly Page[],
  homeScripts: LateScriptFiles,
  { offlineCache, formSends }: LoaderOptions,
): Promise<void> {
  const loader = await bundle('../browser-scripts/loader/loader.ts', {
    OFFLINE_CACHE: offlineCache,
    FORM_SENDS: formSends,
  });
  for (const page of pages) {
    const { runtime, swiper } = page.path === HOME_PATH ? homeScripts : {};
    const script = createElement('script', {
      'data-runtime': runtime?.url ?? '',
      'data-integrity': runtime?.integrity ?? '',
      'data-swiper': swiper?.url ?? '',
      'data-swiper-integrity': swiper?.integrity ?? '',
      // Cloudflare's Rocket Loader would change the script, and the policy would then block it.
      'data-cfasync': 'false',
    });
    defaultTreeAdapter.insertText(script, loader);
    defaultTreeAdapter.appendChild(partOf(page, 'head'), script);
  }
}
