import { COMPANY_FIELD_ATTRIBUTE } from '@/lib/config/company';

/**
 * The company's email as a link. `applySiteConfig` replaces it (PRODUCT rule 30), and React keeps what it
 * finds.
 */
export function SiteEmail({ buildTimeValue }: { readonly buildTimeValue: string }) {
  return (
    <a
      href={`mailto:${buildTimeValue}`}
      suppressHydrationWarning
      {...{ [COMPANY_FIELD_ATTRIBUTE]: 'email' }}
    >
      {buildTimeValue}
    </a>
  );
}
