'use client';

import { useLayoutEffect } from 'react';
import { setDocumentState } from '@/lib/document-state';
import { keepCurrentUrl } from '@/lib/keep-current-url';

// Next writes the URL before the effects of this component run.
if (typeof window !== 'undefined') keepCurrentUrl();

/**
 * Sets the state of the document for the style sheets where the loader did not, or where React
 * removed it.
 */
export function DocumentState() {
  useLayoutEffect(setDocumentState, []);
  return null;
}
