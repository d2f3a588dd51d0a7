import { useSyncExternalStore } from 'react';
import type { ReplaceableField } from '@/lib/config/company';
import { siteConfigSnapshot, subscribeToSiteConfig } from './site-config-store';

const NOTHING: Partial<Record<ReplaceableField, string>> = {};

/** A field of the site configuration: the window's value if it is valid, otherwise the value of the build and the static HTML. */
export function useSiteConfig(field: ReplaceableField, buildTimeValue: string): string {
  const fields = useSyncExternalStore(subscribeToSiteConfig, siteConfigSnapshot, () => NOTHING);
  return fields[field] ?? buildTimeValue;
}
