'use client';

import { useSiteConfig } from './use-site-config';

/** The document's title, which is the company's name (PRODUCT rule 8). */
export function SiteTitle({ buildTimeValue }: { readonly buildTimeValue: string }) {
  return <title>{useSiteConfig('name', buildTimeValue)}</title>;
}
