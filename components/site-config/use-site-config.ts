import { useSyncExternalStore } from 'react';
import type { SiteConfig } from '@/lib/config/site-config';
import { siteConfigSnapshot, subscribeToSiteConfig } from './site-config-store';

const NOTHING: Partial<SiteConfig> = {};

/** A field of the site configuration: the window's where it counts, else the build's, which the static HTML shows too. */
export function useSiteConfig(field: keyof SiteConfig, buildTimeValue: string): string {
  const fields = useSyncExternalStore(subscribeToSiteConfig, siteConfigSnapshot, () => NOTHING);
  return fields[field] ?? buildTimeValue;
}
