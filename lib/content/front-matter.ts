import { LineCounter, parseDocument, isMap, isScalar } from 'yaml';
import { isDay } from '@/lib/region/format-day';

/** What the author of a file states above the text. */
export interface FrontMatter {
  /** The name of the page in the browser, in search results and in the footer. */
  readonly title?: string;
  /** One or two sentences for search results and shared links. */
  readonly description?: string;
  /** The day of the last change, as `2026-11-27`. */
  readonly updated?: string;
  /** Whether the footer links to the page, which it does without this. */
  readonly footer?: 'yes' | 'no';
}

const ALLOWED: Readonly<Record<keyof FrontMatter, readonly [(value: string) => boolean, string]>> =
  {
    title: [(value) => value !== '', 'a text'],
    description: [(value) => value !== '', 'a text'],
    updated: [isDay, 'a date such as 2026-11-27'],
    footer: [(value) => value === 'yes' || value === 'no', 'yes or no'],
  };

/**
 * Reads front matter: YAML 1.2 with the keys of `FrontMatter`.
 *
 * @param report is called for each problem, with its line within the front matter, from 1.
 */
export function readFrontMatter(
  yaml: string,
  report: (line: number, problem: string) => void,
): FrontMatter {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(yaml, { lineCounter: lines });
  const [error] = errors;
  if (error || (contents && !isMap(contents))) {
    report(
      error?.linePos?.[0].line ?? 1,
      'is not "key: value"; put a text with a colon in quotation marks',
    );
    return {};
  }
  const found: Record<string, string> = {};
  for (const { key, value } of contents?.items ?? []) {
    if (!isScalar(key)) continue;
    const name = String(key.value);
    const line = lines.linePos(key.range?.[0] ?? 0).line;
    // As it is written: YAML would turn 2026 into a number.
    const text = isScalar(value) ? String(value.source ?? '').trim() : '';
    const [isAllowed, description] = ALLOWED[name as keyof FrontMatter] ?? [];
    if (!isAllowed)
      report(line, `has the unknown key "${name}"; allowed: ${Object.keys(ALLOWED).join(', ')}`);
    else if (isAllowed(text)) found[name] = text;
    else report(line, `${name} is "${text}"; allowed: ${description}`);
  }
  return found;
}
