import { parseUrl } from '@/lib/parse-url';

/** A part of a URL that some settings may not have. */
export type UrlPart = 'query' | 'fragment';

/** A pattern for each part. It matches what follows the protocol if the URL has the part. */
const PARTS = {
  'user name and password': /^[^/?#]*@/,
  query: /^[^#]*\?/,
  fragment: /#/,
} as const satisfies Record<string, RegExp>;

/** An accepted value or, if it is wrong, what is allowed. */
export type ReadValue = { readonly value: string } | { readonly allowed: string };

/**
 * Reads an absolute web URL: `https` or `http`, a host name, no user name and no password. A
 * user name would be public, and it can make one site look like another.
 *
 * @param refused the parts that the URL may not have. People who copy the URL of a site or of a
 *   server from the address bar copy these parts by accident.
 * @returns the URL as browsers write it, without a slash at the end if nothing else follows the
 *   host; or what is allowed, which names only the parts that are wrong.
 */
export function readUrl(value: string, refused: readonly UrlPart[] = []): ReadValue {
  const start = /^https?:\/\/+/i.exec(value);
  if (!start)
    return { allowed: 'a URL that begins with https:// or http://, and then a host name' };
  const rest = value.slice(start[0].length);
  if (/[\s\\]/.test(rest)) return { allowed: 'a URL without spaces and backslashes' };

  const wrong = (['user name and password', ...refused] as const).filter((part) =>
    PARTS[part].test(rest),
  );
  if (wrong.length > 0)
    return { allowed: `a URL without a ${new Intl.ListFormat('en-GB').format(wrong)}` };

  const url = parseUrl(value);
  if (!url || !isHostName(url.hostname))
    return { allowed: 'a URL with a host name such as www.company.example' };
  return { value: url.href === `${url.origin}/` ? url.origin : url.href };
}

/**
 * The same text for URLs that lead to one page of a site like this: hosts redirect from `http`, from a
 * slash at the end and from `.html`.
 *
 * @param url as `readUrl` returns it.
 */
export function pageIdentity(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname.replace(/(?:\/index)?\.html$|\/$/, '');
}

/**
 * Labels of letters, digits, dashes and underscores. `URL` also accepts quotes and ampersands,
 * which break XML.
 */
function isHostName(hostname: string): boolean {
  return hostname.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label));
}
