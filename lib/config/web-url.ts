import { parseUrl } from '@/lib/parse-url';

/**
 * Reads an absolute web URL: `https` or `http`, a host name, no credentials, no query, no fragment.
 * Queries and fragments mostly come from the address bar, by accident.
 *
 * @returns the URL as browsers write it, without a slash at the end if it has no path; undefined if
 *   it is not allowed.
 */
export function parseWebUrl(value: string): string | undefined {
  const url = /^https?:\/\/[^\s\\?#@]+$/i.test(value) ? parseUrl(value) : undefined;
  if (!url || !isHostName(url.hostname)) return undefined;
  return url.pathname === '/' ? url.origin : url.href;
}

/** The same for the URL of a site at the root of its host: without a path. */
export function parseSiteUrl(value: string): string | undefined {
  const url = parseWebUrl(value);
  return url && new URL(url).pathname === '/' ? url : undefined;
}

/**
 * Labels of letters, digits, dashes and underscores. `URL` also accepts quotes and ampersands,
 * which break XML.
 */
function isHostName(hostname: string): boolean {
  return hostname.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label));
}
