'use client';

import { useLayoutEffect } from 'react';
import { setDocumentState } from '@/lib/document-state';

/** Sets the state of the document for the style sheets where the loader did not, or where React removed it. */
export function DocumentState() {
  useLayoutEffect(setDocumentState, []);
  return null;
}
