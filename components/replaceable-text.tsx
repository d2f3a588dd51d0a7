/*
 * What `/site-config.js` may replace (PRODUCT rule 30). `applySiteConfig` writes its values into these
 * elements, and React keeps what it finds.
 */
import { COMPANY_FIELD_ATTRIBUTE, shownText, type ReplaceableField } from '@/lib/config/company';

interface SiteTextProps {
  readonly field: ReplaceableField;
  readonly buildTimeValue: string;
}

/** A text. `bdi` keeps a right-to-left name from reordering the text around it. */
export function SiteText({ field, buildTimeValue }: SiteTextProps) {
  return <bdi {...{ [COMPANY_FIELD_ATTRIBUTE]: field }}>{shownText(field, buildTimeValue)}</bdi>;
}

/** The company's email as a link. */
export function SiteEmail({ buildTimeValue }: Pick<SiteTextProps, 'buildTimeValue'>) {
  const attributes = { href: `mailto:${buildTimeValue}`, [COMPANY_FIELD_ATTRIBUTE]: 'email' };
  return (
    <a {...attributes} suppressHydrationWarning>
      {buildTimeValue}
    </a>
  );
}
