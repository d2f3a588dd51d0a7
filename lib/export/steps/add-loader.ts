import { defaultTreeAdapter } from 'parse5';
import { ExportShapeError } from '../export-shape-error';
import { createElement, elementsOf } from '../html/html-tree';
import type { Page } from '../page-files';
import type { LateScriptFiles } from './bundle-late-scripts';

/**
 * Adds the loader, the one inline script of every page, to the end of the head. Its code is the
 * same on all pages; its attributes name the scripts that it adds to this page when they are needed
 * (lib/browser-scripts/loader).
 *
 * @param scripts the scripts of the home page. The other pages have none.
 */
export function addLoader(
  { document, file }: Page,
  loader: string,
  scripts?: LateScriptFiles,
): void {
  const head = elementsOf(document).find(({ tagName }) => tagName === 'head');
  if (!head) throw new ExportShapeError(file, 'a head');
  const attributes = {
    'data-runtime': scripts?.runtime.url ?? '',
    'data-integrity': scripts?.runtime.integrity ?? '',
    'data-swiper': scripts?.swiper.url ?? '',
    'data-swiper-integrity': scripts?.swiper.integrity ?? '',
    // Cloudflare's Rocket Loader would change the script, and the policy would then block it.
    'data-cfasync': 'false',
  };
  defaultTreeAdapter.appendChild(head, createElement('script', attributes, loader));
}
