import { parseUrl } from '@/lib/parse-url';
import type { Configuration } from './read-configuration';
import { schema } from './schema';

/** A link of the page to a path of this site. */
export interface LinkToThisSite {
  readonly variable: string;
  /** As this site writes its paths: without `.html` and without a slash at the end. */
  readonly path: string;
}

/** The links that lead to this site itself. The protocol does not matter, because hosts redirect. */
export function linksToThisSite({ siteUrl, legal, appUrl }: Configuration): LinkToThisSite[] {
  if (!siteUrl) return [];
  const { host, pathname: folder } = new URL(siteUrl);
  const settings = { ...schema.legal.links, appUrl: schema.appUrl };
  const links = Object.entries({ ...legal.links, appUrl });
  return links.flatMap(([name, link]) => {
    const url = parseUrl(link);
    if (url?.host !== host || !url.pathname.startsWith(folder)) return [];
    const [variable] = settings[name as keyof typeof settings];
    return {
      variable,
      path: `/${url.pathname.slice(folder.length)}`.replace(/(?:\.html|\/)$/, ''),
    };
  });
}
