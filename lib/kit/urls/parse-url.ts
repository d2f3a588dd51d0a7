/**
 * Parses an absolute URL; undefined if it is not one.
 *
 * `URL.canParse` is not used. Node 20 starts to answer false for letters such as "ü" after some
 * thousand calls, and browsers have it only since Chrome 120 and Safari 17.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Decodes characters such as `%63` in a part of a URL. A part that is wrong stays as it is. */
export function decodePercentEncoding(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Reads the fragment of a URL. Mailers add the parameters of a campaign at the end of a URL, so
 * they may follow its fragment: `#contact?utm_source=x`, `#contact&utm_source=x`, `#utm_source=x`.
 */
export function parseFragment(fragment: string): { id: string; parameters: string } {
  const [, id = '', parameters = ''] = /^#?(?:([^?&=]*)(?:[?&]|$))?(.*)/.exec(fragment) ?? [];
  return { id, parameters };
}
