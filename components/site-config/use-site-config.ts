import { useSyncExternalStore } from 'react';
import type { ReplaceableField } from '@/lib/config/company';
import { siteConfigSnapshot, subscribeToSiteConfig } from './site-config-store';

const NOTHING: Partial<Record<ReplaceableField, string>> = {};

/** A field of the site configuration: the window's where it counts, else the build's, which the static HTML shows too. */
export function useSiteConfig(field: ReplaceableField, buildTimeValue: string): string {
  const fields = useSyncExternalStore(subscribeToSiteConfig, siteConfigSnapshot, () => NOTHING);
  return fields[field] ?? buildTimeValue;
}
