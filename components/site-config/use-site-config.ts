import { useSyncExternalStore } from 'react';
import type { ReplaceableField } from '@/lib/config/company';
import { replacedField } from '@/lib/config/replaced-fields';

/**
 * A field of the site configuration (PRODUCT rule 30): the window's value if it is valid, otherwise
 * the value of the build. The loader writes the window's value into the document, before and after
 * hydration, so nothing renders again.
 */
export function useSiteConfig(field: ReplaceableField, buildTimeValue: string): string {
  const text = () => replacedField(field) ?? buildTimeValue;
  return useSyncExternalStore(subscribeToNothing, text, text);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
