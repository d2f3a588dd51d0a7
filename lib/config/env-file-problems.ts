import { isMisspelt } from './misspelt-settings';
import type { EnvironmentVariables } from './parse-settings';
import { VARIABLES } from './schema';
import { NOT_UTF_8, quoteForMessage, withoutWrongEncoding, type Problem } from './validation-error';

/** A settings file as Next has read it. */
export interface SettingsFile {
  readonly path: string;
  readonly contents: string;
  readonly env: EnvironmentVariables;
}

/**
 * An assignment as dotenv finds it (`LINE` of its version 16), whose quoted value may span several
 * lines.
 */
const ASSIGNMENT =
  /^\s*(?:export\s+)?[\w.-]+(?:\s*=\s*?|:\s+?)(?:\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?$/gm;

/**
 * Finds the lines that do not do what their author meant: nothing reads them, a name is wrong, or
 * Next reads another value. Next reads the files with dotenv: an unquoted `#` starts a comment, and
 * `$` inserts another variable even inside quotes.
 *
 * @param files in the order in which Next reads them: the first file that sets a variable takes
 *   precedence.
 * @param fromFiles the variables that the files set, with the parsed and expanded values. Variables
 *   of the process environment take precedence over all files and are not in it.
 */
export function envFileProblems(
  files: readonly SettingsFile[],
  fromFiles: EnvironmentVariables,
): readonly Problem[] {
  return [
    ...files.flatMap(unreadLines),
    ...Object.entries(fromFiles).flatMap(([variable, value = '']) => {
      const problem = problemOf(variable, value, assignmentOf(variable, files)?.written ?? '');
      return problem ? [{ place: variable, problem }] : [];
    }),
  ];
}

/** A place in which each variable is followed by the file and the line that set its value. */
export function withSources(
  place: string,
  environment: EnvironmentVariables,
  files: readonly SettingsFile[],
  fromFiles: EnvironmentVariables,
): string {
  return place.replace(/[\w.-]+/g, (variable) => {
    const assignment = assignmentOf(variable, files);
    if (assignment && environment[variable] === fromFiles[variable])
      return `${variable} in ${assignment.file}, line ${assignment.line},`;
    if (!VARIABLES.includes(variable)) return variable;
    return variable + (environment[variable] ? ' in the process environment' : ', which is unset,');
  });
}

/** The message does not quote the line, which may contain a secret. */
function unreadLines({ path, contents }: SettingsFile): readonly Problem[] {
  if (withoutWrongEncoding(contents) !== contents) return [{ place: path, problem: NOT_UTF_8 }];
  const rest = contents
    .replace(/\r\n?/g, '\n')
    .replace(ASSIGNMENT, (assignment) => assignment.replace(/[^\n]/g, ''));
  return rest.split('\n').flatMap((line, index) =>
    /^\s*(?:#|$)/.test(line)
      ? []
      : [
          {
            place: `${path}, line ${index + 1},`,
            problem: 'is neither NAME=value nor a comment (# …), so nothing reads it',
          },
        ],
  );
}

function problemOf(variable: string, value: string, written: string): string | undefined {
  // In the environment of a process, other programs may use a name without our prefix.
  if (isMisspelt(variable) || VARIABLES.includes(`NEXT_PUBLIC_${variable}`))
    return 'is not a setting of this site; .env.example lists all settings';
  if (!VARIABLES.includes(variable) || valueMeantBy(written) === value) return undefined;
  return `would be read as ${quoteForMessage(value)}; write it in one line and in single quotes, $ as \\$, and a comment in a line of its own`;
}

/** The last line that sets a variable, and what it has after the name and the equals sign. */
function assignmentOf(variable: string, files: readonly SettingsFile[]) {
  const file = files.find(({ env }) => variable in env);
  if (!file) return undefined;
  const assignment = new RegExp(`^\\s*(?:export\\s+)?${variable}(?:\\s*=|:\\s)(.*)$`);
  const values = file.contents.split(/\r\n?|\n/).map((line) => assignment.exec(line)?.[1]);
  const index = values.findLastIndex((value) => value !== undefined);
  return { file: file.path, line: index + 1, written: values[index]?.trim() ?? '' };
}

/** The value that the author meant: without quotes, their backslashes and a comment. */
function valueMeantBy(written: string): string {
  return written
    .replace(/^(['"`])(.*?)(?:\1\s*(?:#.*)?)?$/, (_, quote: string, quoted: string) =>
      quoted.replaceAll(`\\${quote}`, quote),
    )
    .replaceAll('\\$', '$');
}
