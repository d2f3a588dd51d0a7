'use client';

import { useSiteConfig } from './use-site-config';

/** The company's email as a link. */
export function SiteEmail({ buildTimeValue }: { readonly buildTimeValue: string }) {
  const email = useSiteConfig('email', buildTimeValue);
  return <a href={`mailto:${email}`}>{email}</a>;
}
