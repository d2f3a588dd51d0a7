import { parseUrl } from '@/lib/parse-url';
import { LINK_SETTINGS } from './legal-facts';
import type { Configuration } from './read-configuration';

/** A link of the page to a path of this site. */
export interface SameSiteLink {
  readonly variable: string;
  /** As this site writes its paths: without `.html` and without a slash at the end. */
  readonly path: string;
}

/** The links that lead to this site itself. The protocol does not matter, because hosts redirect. */
export function sameSiteLinks({ siteUrl, legal, appUrl }: Configuration): readonly SameSiteLink[] {
  if (!siteUrl) return [];
  const { host } = new URL(siteUrl);
  const links = [
    ...Object.entries(LINK_SETTINGS).map(
      ([link, variable]) => [variable, legal.links[link as keyof typeof LINK_SETTINGS]] as const,
    ),
    ['NEXT_PUBLIC_APP_URL', appUrl] as const,
  ];
  return links.flatMap(([variable, link]) => {
    const url = parseUrl(link);
    return url?.host === host
      ? [{ variable, path: url.pathname.replace(/(?:\.html|\/)$/, '') }]
      : [];
  });
}
