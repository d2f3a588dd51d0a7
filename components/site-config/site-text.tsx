'use client';

import type { ReplaceableField } from '@/lib/config/company';
import { useSiteConfig } from './use-site-config';

/** A field of the site configuration as text. `bdi` keeps a right-to-left name from reordering the text around it. */
export function SiteText({
  field,
  buildTimeValue,
}: {
  readonly field: ReplaceableField;
  readonly buildTimeValue: string;
}) {
  return <bdi>{useSiteConfig(field, buildTimeValue)}</bdi>;
}
