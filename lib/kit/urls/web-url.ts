import { parseUrl } from './parse-url';
import { withoutSuffix } from './paths';

/**
 * Reads an absolute web URL: `https` or `http`, a host name, no user name and no password. A
 * user name would be public, and it can make one site look like another.
 *
 * @param refused matches what the URL may not contain. People who copy the URL of a site from the
 *   address bar copy its query and fragment by accident.
 * @returns the URL as browsers write it; undefined if it is not allowed.
 */
export function parseWebUrl(written: string, refused?: RegExp): string | undefined {
  const url = /^https?:\/\/[^\s\\]+$/i.test(written) ? parseUrl(written) : undefined;
  if (!url || url.username || url.password || refused?.test(written)) return undefined;
  if (!isHostName(url.hostname)) return undefined;
  return url.href === `${url.origin}/` ? url.origin : url.href;
}

/**
 * Reads the URL of a site, without query, fragment and file name. The result is as hosts write it:
 * a domain without a slash at the end, a folder with one.
 */
export function parseSiteUrl(written: string): string | undefined {
  const url = parseWebUrl(written, /[?#]|\.html\/?$/);
  return url && (new URL(url).pathname === '/' ? url : url.replace(/\/?$/, '/'));
}

/** A normalised URL for comparing pages: hosts redirect from `http`. */
export function normalisePageUrl(url: string): string {
  return withoutSuffix(url).replace(/^http:/, 'https:');
}

/** Letters, digits, dashes and underscores. `URL` also accepts quotes and `&`, which break XML. */
function isHostName(hostname: string): boolean {
  return hostname.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$/.test(label));
}
