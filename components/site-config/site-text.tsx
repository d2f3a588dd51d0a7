'use client';

import type { ReplaceableField } from '@/lib/config/company';
import { COMPANY_FIELD_ATTRIBUTE } from '@/lib/config/replaced-fields';
import { useSiteConfig } from './use-site-config';

/**
 * A field of the site configuration as text. `bdi` keeps a right-to-left name from reordering the
 * text around it.
 */
export function SiteText({
  field,
  buildTimeValue,
}: {
  readonly field: ReplaceableField;
  readonly buildTimeValue: string;
}) {
  return (
    <bdi {...{ [COMPANY_FIELD_ATTRIBUTE]: field }}>{useSiteConfig(field, buildTimeValue)}</bdi>
  );
}
