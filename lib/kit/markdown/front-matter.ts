import type { VFile } from 'vfile';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { isDay } from '../text';

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

/** Lines between dashes at the beginning of a file. */
const FRONT_MATTER = /^---[ \t]*(\r?\n(?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/;

/** Front matter that begins too late or does not end: its dashes, and the lines with a key. */
const WRONG_FRONT_MATTER = /^\s*-{3,}\s.*(?:\r?\n\w+:.*)*(?:\r?\n(?:-{3,}|\.{3}).*)?/;

/**
 * Reads the front matter of a file, which is YAML 1.2 with the keys of `FrontMatter`, and replaces
 * it by empty lines. Problems become messages of the file.
 *
 * @param missing returns the characters of a text that no font has.
 */
export function readFrontMatter(file: VFile, missing: (text: string) => string): FrontMatter {
  const text = String(file);
  const [lines, yaml] = FRONT_MATTER.exec(text) ?? WRONG_FRONT_MATTER.exec(text) ?? [];
  if (lines === undefined) return {};
  file.value = text.replace(lines, lines.replace(/.+/g, ''));
  const report = (line: number, problem: string) => void file.message(problem, { line, column: 1 });
  if (yaml === undefined)
    report(1, 'needs --- in the first line of the file, and in the line below its front matter');
  const lineCounter = new LineCounter();
  // The failsafe schema keeps every value as it is written. The usual one turns 2026 into a number.
  const options = { schema: 'failsafe', uniqueKeys: false, lineCounter } as const;
  const { contents, errors } = parseDocument(yaml ?? '', options);
  const wrongLines = new Set(errors.map(({ linePos }) => linePos?.[0].line ?? 1));
  if (!isMap(contents) && String(contents ?? '')) wrongLines.add(2);
  for (const line of wrongLines)
    report(line, 'is not "key: value"; put a text with a colon in quotation marks');
  if (wrongLines.size > 0 || !isMap(contents)) return {};
  const found = new Map<string, string>();
  for (const { key, value } of contents.items) {
    const name = String(key);
    const { line } = lineCounter.linePos(key.range[0]);
    const text = isScalar(value) ? String(value).trim() : '';
    const rule = Object.hasOwn(KEYS, name) ? KEYS[name as keyof FrontMatter] : undefined;
    if (!rule)
      report(line, `has the unknown key "${name}"; allowed: ${Object.keys(KEYS).join(', ')}`);
    else if (found.has(name)) report(line, `has a second ${name}`);
    else if (!rule.isAllowed(text)) report(line, `${name} is "${text}"; allowed: ${rule.allowed}`);
    else found.set(name, text);
    const characters = name === 'title' && missing(text);
    if (characters) report(line, `has ${characters}, which no font of the site has`);
  }
  return Object.fromEntries(found);
}
