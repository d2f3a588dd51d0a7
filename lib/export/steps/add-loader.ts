import { defaultTreeAdapter } from 'parse5';
import { ExportShapeError } from '../export-shape-error';
import { createElement, elementsOf } from '../html/document';
import type { Page } from '../pages';
import type { PageScript, PageScripts } from './finish-scripts';

/**
 * Adds the loader, the one inline script of every page, to the end of the head. Its code is the
 * same on all pages; its attributes list the scripts that it adds to this page when they are needed
 * (lib/export/loader).
 */
export function addLoader(
  { document, file }: Page,
  loader: string,
  { runtime, slider }: PageScripts,
): void {
  const head = elementsOf(document).find(({ tagName }) => tagName === 'head');
  if (!head) throw new ExportShapeError(file, 'a head');
  const attributes = {
    'data-runtime': urlsOf(runtime),
    'data-integrity': hashesOf(runtime),
    'data-slider': urlsOf(slider),
    'data-slider-integrity': hashesOf(slider),
    // Cloudflare's Rocket Loader would change the script, and the policy would then block it.
    'data-cfasync': 'false',
  };
  defaultTreeAdapter.appendChild(head, createElement('script', attributes, loader));
}

function urlsOf(scripts: readonly PageScript[]): string {
  return scripts.map(({ url }) => url).join(' ');
}

function hashesOf(scripts: readonly PageScript[]): string {
  return scripts.map(({ integrity }) => integrity).join(' ');
}
