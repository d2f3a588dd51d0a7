import { useEffect, useSyncExternalStore } from 'react';
import { sectionIndexOf } from '@/lib/routes';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * The navigation index (PRODUCT rule 16): 0 Home, 1 About, 2 Contact. The URL fragment is its only
 * source. The `:target` styles that show the section use the same source, so the two always agree.
 * The index is -1 on the server, because the static HTML does not know the fragment.
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
 * Sets the target again. If a translator or an extension changes the document, React renders it
 * again, and the new element does not match `:target`.
 */
function keepTarget(): void {
  const { hash } = window.location;
  if (sectionIndexOf(hash) > 0 && !document.querySelector(':target')) window.location.replace(hash);
}
