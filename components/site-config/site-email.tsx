'use client';

import { COMPANY_FIELD_ATTRIBUTE } from '@/lib/config/replaced-fields';
import { useSiteConfig } from './use-site-config';

/** The company's email as a link. */
export function SiteEmail({ buildTimeValue }: { readonly buildTimeValue: string }) {
  const email = useSiteConfig('email', buildTimeValue);
  return (
    <a href={`mailto:${email}`} {...{ [COMPANY_FIELD_ATTRIBUTE]: 'email' }}>
      {email}
    </a>
  );
}
