import type { SettingProblem } from './configuration-error';
import { quoteForMessage } from './quote-for-message';
import {
  assignmentsIn,
  formatSettingsLine,
  type Assignment,
  type SettingsFile,
} from './settings-file';

/**
 * What Next reads from a file in another encoding: U+FFFD for bytes that are not UTF-8, and U+0000
 * in UTF-16, the encoding of redirected output in Windows PowerShell.
 */
const NOT_UTF_8 = /[\0\ufffd]/;

/**
 * Finds the settings that do not arrive as their file spells them. Next reads the files with
 * dotenv: an unquoted `#` starts a comment, `$` inserts another variable even inside quotes, and a
 * quoted value may span lines.
 *
 * @param files in the order in which Next reads them: the first file that sets a variable wins.
 * @param arrived the variables that the files set, with the values that arrived. Variables of the
 *   process environment win over all files and are not in it.
 * @param variables the names to look at.
 */
export function misreadValues(
  files: readonly SettingsFile[],
  arrived: Readonly<Record<string, string | undefined>>,
  variables: readonly string[],
): SettingProblem[] {
  const unreadable = files.filter(({ contents }) => NOT_UTF_8.test(contents));
  if (unreadable.length > 0)
    return unreadable.map(({ path }) => ({
      variable: path,
      problem: 'is not in UTF-8, so its settings would be lost or misspelt; save it as UTF-8',
    }));
  const relevant = new Set(variables.filter((variable) => arrived[variable] !== undefined));
  return files.flatMap((file) => {
    const assignments = assignmentsIn(file).filter(({ variable }) => relevant.has(variable));
    const own = new Set(assignments.map(({ variable }) => variable));
    for (const variable of own) relevant.delete(variable);
    return [...own].flatMap((variable) => {
      const group = assignments.filter((assignment) => assignment.variable === variable);
      return problemsOf(group, file, arrived);
    });
  });
}

function problemsOf(
  group: readonly Assignment[],
  { path }: SettingsFile,
  arrived: Readonly<Record<string, string | undefined>>,
): SettingProblem[] {
  const [first, second] = group;
  if (!first) return [];
  const { variable, line, raw } = first;
  if (second) {
    const lines = group.map((assignment) => assignment.line).join(' and ');
    return [{ variable, problem: `is set more than once in ${path}, in lines ${lines}` }];
  }
  const intended = intendedValue(raw);
  const value = arrived[variable] ?? '';
  if (intended === value && !hasOpenQuote(raw)) return [];
  const read = `in ${path}, line ${line}, would be read as ${quoteForMessage(value)}`;
  return [{ variable, problem: `${read}: ${reasonFor(raw)}; ${adviceFor(variable, raw, value)}` }];
}

function adviceFor(variable: string, raw: string, value: string): string {
  if (/[\r\n]/.test(value)) return 'write the value in one line';
  const assignment = formatSettingsLine(variable, intendedValue(raw));
  if (!assignment) return 'set it in the process environment';
  const asRead = formatSettingsLine(variable, value);
  if (asRead && CURLY_QUOTED.test(raw))
    return `write ${assignment}, or ${asRead} if the quotes belong to the text`;
  return asRead && /^[^'"`#\s][^#]*\s#\s/.test(raw)
    ? `write ${assignment}, or ${asRead} if the rest is a comment`
    : `write ${assignment}`;
}

/** A value in quotes, with nothing behind it but a comment. */
const QUOTED = /^(['"`])(.*?)\1\s*(?:#.*)?$/;

/** A value in quotes, and the sign that ends a statement or an entry in other languages. */
const QUOTED_WITH_SIGN = /^(['"`])(.*?)\1\s*[;,]+\s*(?:#.*)?$/;

/** A value in the quotes of a word processor, which are letters to the reader of the files. */
const CURLY_QUOTED = /^[“”„‟‘’‚‛«»](.*)[“”„‟‘’‚‛«»]\s*[;,]*$/;

/** The value that the person who wrote a line meant. */
function intendedValue(raw: string): string {
  const [, quote, inner] = QUOTED.exec(raw) ?? QUOTED_WITH_SIGN.exec(raw) ?? [];
  if (quote === undefined || inner === undefined) {
    const [, text = raw.replace(/^['"`]/, '')] = CURLY_QUOTED.exec(raw) ?? [];
    return text.replaceAll('\\$', '$');
  }
  return inner.replaceAll('\\$', '$').replaceAll(`\\${quote}`, quote);
}

function hasOpenQuote(raw: string): boolean {
  return /^['"`]/.test(raw) && !QUOTED.test(raw);
}

function reasonFor(raw: string): string {
  if (CURLY_QUOTED.test(raw)) return 'curly quotes are part of the value';
  if (!QUOTED.test(raw) && QUOTED_WITH_SIGN.test(raw))
    return 'only a comment may follow the closing quote';
  if (hasOpenQuote(raw)) return 'the quote at the start is not closed on the same line';
  if (/(?<!\\)\$/.test(raw)) return '$ inserts another variable, even inside quotes';
  if (/^[^'"`].*#|^#/.test(raw)) return '# starts a comment unless the value is in quotes';
  return 'a backslash has a meaning of its own inside double quotes';
}
