import { COMPANY_FIELD_ATTRIBUTE, type ReplaceableField } from '@/lib/config/company';

/**
 * A field of the site configuration as text. `applySiteConfig` replaces it if `/site-config.js` has another
 * value (PRODUCT rule 30). `bdi` keeps a right-to-left name from reordering the
 * text around it.
 */
export function SiteText({
  field,
  buildTimeValue,
}: {
  readonly field: ReplaceableField;
  readonly buildTimeValue: string;
}) {
  return <bdi {...{ [COMPANY_FIELD_ATTRIBUTE]: field }}>{buildTimeValue}</bdi>;
}
