import { useEffect, useSyncExternalStore } from 'react';
import { sectionIndexOf } from '@/lib/routes';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * The navigation index (PRODUCT rule 16): 0 Home, 1 About, 2 Contact. The address's fragment is its only source, as it
 * is for the `:target` styles that show the section, so that the two cannot disagree. No index, -1, on the server: the
 * static HTML does not know which section will be asked for, and claims nothing.
 */
export function useSectionIndex(): number {
  useEffect(keepTarget, []);
  return useSyncExternalStore(
    subscribe,
    () => sectionIndexOf(window.location.hash),
    () => -1,
  );
}

/**
 * Points the browser at its target again. A translator or an extension that rewrites the document makes React render it
 * anew, and `:target` does not pass from an element to the one that takes its place.
 */
function keepTarget(): void {
  const { hash } = window.location;
  if (sectionIndexOf(hash) > 0 && !document.querySelector(':target')) window.location.replace(hash);
}
