import { NOT_FOUND_PAGE } from '../urls';
import type { HostRules } from './host-rules';

/**
 * The `_redirects` file, which Netlify and Cloudflare read. Cloudflare ignores the lines with 410
 * and answers 404. It would redirect `/name.html` to `/name`; services that verify the owner of a
 * site follow no redirect, so such a file answers at its name.
 */
export function redirectsFile({ redirects, addedPages, ownRedirects }: HostRules): string {
  const moved = redirects.flatMap(({ from, to }) => {
    const rule = to === undefined ? `${NOT_FOUND_PAGE.file} 410` : `${to} 301`;
    return [`${from} ${rule}\n`, `${from}/ ${rule}\n`];
  });
  const own = addedPages.map(({ file, path }) => `${file} ${path} 200\n`);
  return [...moved, ...own, ownRedirects].join('');
}
