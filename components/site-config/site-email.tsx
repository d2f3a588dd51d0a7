'use client';

import { useSiteConfig } from './use-site-config';

/** The company's email as a link. */
export function SiteEmail({ built }: { readonly built: string }) {
  const email = useSiteConfig('email', built);
  return <a href={`mailto:${email}`}>{email}</a>;
}
