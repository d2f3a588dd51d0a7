import { defaultTreeAdapter } from 'parse5';
import { createElement, partOf } from '../html/html-tree';
import type { Page } from '../page-files';
import type { LateScriptFiles } from './bundle-late-scripts';

/**
 * Adds the loader, the one inline script of every page, to the end of the head. Its code is the
 * same on all pages; its attributes name the scripts that it adds to this page when they are needed
 * (lib/browser-scripts/loader).
 *
 * @param scripts the scripts of the home page. The other pages have none.
 */
export function addLoader(page: Page, loader: string, scripts?: LateScriptFiles): void {
  const script = createElement('script', {
    'data-runtime': scripts?.runtime.url ?? '',
    'data-integrity': scripts?.runtime.integrity ?? '',
    'data-swiper': scripts?.swiper.url ?? '',
    'data-swiper-integrity': scripts?.swiper.integrity ?? '',
    // Cloudflare's Rocket Loader would change the script, and the policy would then block it.
    'data-cfasync': 'false',
  });
  defaultTreeAdapter.insertText(script, loader);
  defaultTreeAdapter.appendChild(partOf(page, 'head'), script);
}
