import type { SettingProblem } from './configuration-error';
import { formatSettingsLine } from './format-settings-line';
import { quoteForMessage } from './quote-for-message';
import { linesIn, type SettingsFile, type SettingsLine } from './settings-lines';

/**
 * What Next reads from a file in another encoding: U+FFFD for bytes that are not UTF-8, and U+0000
 * in UTF-16, the encoding of redirected output in Windows PowerShell.
 */
const NOT_UTF_8 = /[\0\ufffd]/;

/** Our prefix. Vercel sets variables with it, and its command line writes them to `.env.local`. */
const OURS = /^NEXT_PUBLIC_(?!VERCEL_)/;

/**
 * Finds the lines of settings files that do not do what their author meant. The build would
 * otherwise have the example's name, another region or a value that was cut off.
 *
 * Next reads the files with dotenv: an unquoted `#` starts a comment, `$` inserts another variable
 * even inside quotes, a quoted value may span lines, and other notations are skipped.
 *
 * @param files in the order in which Next reads them: the first file that sets a variable wins.
 * @param fromFiles the variables that the files set, with the values that arrived. Variables of the
 *   process environment win over all files and are not in it.
 */
export function settingsFileProblems(
  files: readonly SettingsFile[],
  fromFiles: Readonly<Record<string, string | undefined>>,
): SettingProblem[] {
  const unreadable = files.filter(({ contents }) => NOT_UTF_8.test(contents));
  if (unreadable.length > 0)
    return unreadable.map(({ path }) => ({
      variable: path,
      problem: 'is not in UTF-8, so its settings would be lost or misspelt; save it as UTF-8',
    }));
  const lines = files.flatMap(linesIn);
  return lines.flatMap((one) => {
    const problem = problemOf(one, lines, fromFiles[one.variable]);
    return problem ? [{ variable: one.variable, problem }] : [];
  });
}

function problemOf(
  one: SettingsLine,
  all: readonly SettingsLine[],
  read: string | undefined,
): string | undefined {
  const { path, line, variable, setting, isAssignment, raw } = one;
  const where = `in ${path}, line ${line},`;
  if (!isAssignment) {
    // Without a sign at the end, and without the last quote of `set "NAME=1"`.
    const value = valueMeantBy(raw.replace(/^(?!["'])(.*?)["']?[;,\s]*$/, '$1'));
    return `${where} would not be read; ${howToSet(setting, value)}`;
  }
  if (read === undefined) return undefined;
  if (!setting) return OURS.test(variable) ? `${where} is not a setting of this site` : undefined;
  if (setting !== variable)
    return `${where} is not a setting of this site; did you mean ${setting}?`;

  const same = all.filter((other) => other.isAssignment && other.variable === variable);
  const inFile = same.filter((other) => other.path === path);
  if (one !== same[0]) return undefined;
  if (inFile.length > 1) {
    const lines = inFile.map((other) => other.line).join(' and ');
    return `is set more than once in ${path}, in lines ${lines}`;
  }
  const meant = valueMeantBy(raw);
  return meant === read
    ? undefined
    : `${where} would be read as ${quoteForMessage(read)}; ${howToKeep(setting, meant, read)}`;
}

/** The line for the value that the author meant, and the one for the value that would be read. */
function howToKeep(setting: string, meant: string, read: string): string {
  if (/[\r\n]/.test(read)) return 'write the value in one line';
  const asRead = formatSettingsLine(setting, read);
  const alternative = asRead ? `, or write ${asRead} if that value is right` : '';
  return howToSet(setting, meant) + alternative;
}

function howToSet(setting: string, value: string): string {
  const line = formatSettingsLine(setting, value);
  return line ? `write ${line}` : `set ${setting} in the process environment`;
}

/** A value in quotes, perhaps with the sign that ends an entry in other languages, and a comment. */
const QUOTED = /^(['"`])(.*?)\1\s*[;,]*\s*(?:#.*)?$/;

/** A value in the quotes of a word processor, which are letters to the reader of the files. */
const CURLY_QUOTED = /^[“”„‟‘’‚‛«»](.*)[“”„‟‘’‚‛«»]\s*[;,]*\s*(?:#.*)?$/;

/** The value that the person who wrote a line meant: without its quotes and their backslashes. */
function valueMeantBy(raw: string): string {
  const text = QUOTED.test(raw)
    ? raw.replace(QUOTED, (_, quote: string, inner: string) =>
        inner.replaceAll(`\\${quote}`, quote),
      )
    : raw.replace(/^['"`]/, '').replace(CURLY_QUOTED, '$1');
  return text.replaceAll('\\$', '$');
}
