import type { Page } from './read-pages';

/** What Next copies from the Open Graph tags. X reads those if a page has no others. */
const COPIES = 'meta[name^="twitter:"]:not([name="twitter:card"])';

/** Removes the metadata that a page has twice. */
export function removeRepeatedMetadata({ $ }: Page): void {
  $(COPIES).remove();
}
