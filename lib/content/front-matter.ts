import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Report } from '@/lib/config/validation-error';
import { isDay } from '@/lib/region/format-day';

/** The keys of front matter: for each a test of its value, and what it allows. */
const KEYS = {
  /** The name of the page in the browser, in search results and in the footer. */
  title: { isAllowed: Boolean, allowed: 'a text' },
  /** One or two sentences for search results and shared links. */
  description: { isAllowed: Boolean, allowed: 'a text' },
  /** The day of the last change. */
  updated: { isAllowed: isDay, allowed: 'a date such as 2026-11-27' },
  /** Whether the footer links to the page; yes by default. */
  footer: { isAllowed: (value: string) => /^(?:yes|no)$/.test(value), allowed: 'yes or no' },
};

export type FrontMatter = { readonly [Key in keyof typeof KEYS]?: string };

/**
 * Reads front matter: YAML 1.2 with the keys of `FrontMatter`.
 *
 * @param yaml begins with the first line of the file, `---`; empty if there is none.
 * @param missing returns the characters of a text that no font has (lib/fonts).
 * @param report is called for each problem with its line, from 1.
 */
export function readFrontMatter(
  yaml: string,
  missing: (text: string) => string,
  report: Report,
): FrontMatter {
  const lineCounter = new LineCounter();
  // The failsafe schema keeps every value as it is written. The usual one turns 2026 into a number.
  const options = { schema: 'failsafe', uniqueKeys: false, lineCounter } as const;
  const { contents, errors } = parseDocument(yaml, options);
  const wrongLines = new Set(errors.map(({ linePos }) => linePos?.[0].line ?? 1));
  if (!isMap(contents) && String(contents ?? '')) wrongLines.add(2);
  for (const line of wrongLines)
    report(line, 'is not "key: value"; put a text with a colon in quotation marks');
  if (wrongLines.size > 0 || !isMap(contents)) return {};
  const found: Record<string, string> = {};
  for (const { key, value } of contents.items) {
    const name = String(key);
    const { line } = lineCounter.linePos(key.range[0]);
    const text = isScalar(value) ? String(value).trim() : '';
    if (!Object.hasOwn(KEYS, name))
      report(line, `has the unknown key "${name}"; allowed: ${Object.keys(KEYS).join(', ')}`);
    else if (Object.hasOwn(found, name)) report(line, `has a second ${name}`);
    else {
      const { isAllowed, allowed } = KEYS[name as keyof FrontMatter];
      if (isAllowed(text)) found[name] = text;
      else report(line, `${name} is "${text}"; allowed: ${allowed}`);
      const characters = name === 'title' && missing(text);
      if (characters) report(line, `has ${characters}, which no font of the site has`);
    }
  }
  return found;
}
