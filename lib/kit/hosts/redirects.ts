import type { Problem } from '../text';
import { parseWebUrl } from '../urls';

/** An old or short address. Without a target it is gone, and answers with status 410. */
export interface Redirect {
  /** A path of the site, without a slash at the end. It is also an address with one. */
  readonly from: string;
  /** A path of the site, which may have a query and a fragment, or a URL. */
  readonly to?: string;
  readonly line: number;
}

/** What every host can match without escapes, and write into a header. */
const FROM = /^(?:\/[\w.~-]+)+\/?$/;
const TO = /^[\w./~?=&%+#:-]+$/;

/**
 * Reads a list of redirects: in each line an old address and its target, separated by spaces, or
 * an old address and 410. Empty lines, and lines that begin with #, are skipped.
 *
 * @param file the place of the list, for messages.
 */
export function parseRedirects(text: string, file: string) {
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  text.split(/\r\n?|\n/).forEach((written, index) => {
    const [from = '', to = '', ...others] = written.trim().split(/\s+/);
    if (!from || from.startsWith('#')) return;
    const line = index + 1;
    const report = (reason: string) => void problems.push({ place: `${file}:${line}`, reason });
    const isTarget = to === '410' || (TO.test(to) && (/^\/(?!\/)/.test(to) || parseWebUrl(to)));
    const path = from.replace(/\/$/, '');
    const earlier = redirects.find((one) => one.from.toLowerCase() === path.toLowerCase());
    if (others.length > 0 || !FROM.test(from) || !isTarget)
      report(
        'is not "/old /new", "/old https://…" or "/old 410"; allowed in addresses: letters, digits, . / - _ ~, and in a target also ? = & % + # :',
      );
    else if (earlier) report(`has ${from} again, which line ${earlier.line} has`);
    else redirects.push({ from: path, line, ...(to !== '410' && { to }) });
  });
  return { redirects, problems };
}

/**
 * Where an address leads. The query of the target takes precedence over that of the request.
 *
 * @param folder the path of the site, with a slash at the end.
 */
export function targetWith(to: string, search: string, folder = '/'): string {
  const [, path = '', query, fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return `${path.replace(/^\//, folder)}${query ?? search}${fragment}`;
}
