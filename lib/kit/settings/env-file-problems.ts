import type { loadEnvConfig, LoadedEnvFiles } from '@next/env';
import { NOT_UTF_8, quoteForMessage, withoutWrongEncoding, type Problem } from '../text';
import type { EnvironmentVariables } from './parse-settings';

/**
 * The settings files as Next has read them, in the order of their precedence. `parsedEnv` has the
 * parsed and expanded values, without the variables that the process environment has.
 */
export type SettingsFiles = Pick<ReturnType<typeof loadEnvConfig>, 'loadedEnvFiles' | 'parsedEnv'>;

/**
 * An assignment as dotenv finds it (`LINE` of its version 16): the name, and what follows the
 * equals sign. A quoted value may span several lines.
 */
const ASSIGNMENT =
  /^[^\S\n]*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)((?:\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\n]+)?\s*(?:#.*)?)$/gm;

/**
 * Finds the lines that do not do what their author meant: nothing reads them, a name is wrong, or
 * Next reads another value. Next reads the files with dotenv: an unquoted `#` starts a comment, and
 * `$` inserts another variable even inside quotes.
 */
export function envFileProblems(
  { loadedEnvFiles, parsedEnv = {} }: SettingsFiles,
  variables: readonly string[],
): Problem[] {
  const problems = loadedEnvFiles.flatMap(unreadLines);
  for (const [variable, value = ''] of Object.entries(parsedEnv)) {
    const { place, written } = assignmentOf(variable, loadedEnvFiles);
    // In the environment of a process, other programs may use a name without our prefix.
    if (isMisspelt(variable, variables) || variables.includes(`NEXT_PUBLIC_${variable}`)) {
      const reason = 'is not a setting of this site; .env.example lists all settings';
      problems.push({ place: `${variable} (${place})`, reason });
    } else if (variables.includes(variable) && valueMeantBy(written) !== value) {
      const reason = `would be read as ${quoteForMessage(value)}; write it in one line and in single quotes, $ as \\$, and a comment in a line of its own`;
      problems.push({ place: variable, reason });
    }
  }
  return problems;
}

/**
 * A text in which each setting is followed by the file and the line that set its value.
 *
 * @param elsewhere what follows a setting that has its value from no file.
 */
export function withSources(
  text: string,
  environment: EnvironmentVariables,
  { loadedEnvFiles, parsedEnv = {} }: SettingsFiles,
  variables: readonly string[],
  elsewhere: (variable: string) => string = () => '',
): string {
  return text.replace(/\bNEXT_PUBLIC_\w+/g, (variable) => {
    if (!variables.includes(variable)) return variable;
    const { place } = assignmentOf(variable, loadedEnvFiles);
    const isFromFile = place && environment[variable] === parsedEnv[variable];
    return variable + (isFromFile ? ` (${place})` : elsewhere(variable));
  });
}

/** The message does not quote the line, which may contain a secret. */
function unreadLines({ path, contents }: LoadedEnvFiles[number]): Problem[] {
  if (withoutWrongEncoding(contents) !== contents) return [{ place: path, reason: NOT_UTF_8 }];
  const rest = withUnixLineEnds(contents).replace(ASSIGNMENT, (lines) => lines.replace(/.+/g, ''));
  return rest.split('\n').flatMap((line, index) => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const reason = 'is neither NAME=value nor a comment (# …), so nothing reads it';
    return [{ place: `${path}:${index + 1}`, reason }];
  });
}

/** The last assignment of a variable: its place, and what its first line has after the name. */
function assignmentOf(variable: string, files: LoadedEnvFiles) {
  const file = files.find(({ env }) => variable in env);
  const text = withUnixLineEnds(file?.contents ?? '');
  const assignment = [...text.matchAll(ASSIGNMENT)].findLast(([, name]) => name === variable);
  if (!file || !assignment) return { place: '', written: '' };
  const line = text.slice(0, assignment.index).split('\n').length;
  const [written = ''] = (assignment[2] ?? '').split('\n');
  return { place: `${file.path}:${line}`, written: written.trim() };
}

/** dotenv reads a file with these line ends, too. */
function withUnixLineEnds(contents: string): string {
  return contents.replace(/\r\n?/g, '\n');
}

/** The value that the author meant: without quotes, their backslashes and a comment. */
function valueMeantBy(written: string): string {
  return written
    .replace(/^(['"`])(.*?)(?:\1\s*(?:#.*)?)?$/, (_, quote: string, quoted: string) =>
      quoted.replaceAll(`\\${quote}`, quote),
    )
    .replaceAll('\\$', '$');
}

/** Vercel sets variables with our prefix, and its command line writes them to `.env.local`. */
const SET_BY_VERCEL = /^NEXT_PUBLIC_VERCEL_/;

/**
 * Whether a variable is probably a setting with a wrong name: it has our prefix, or the name of a
 * setting with another spelling of the prefix.
 *
 * @param variables the names of all settings.
 */
export function isMisspelt(name: string, variables: readonly string[]): boolean {
  if (variables.includes(name) || SET_BY_VERCEL.test(name)) return false;
  if (name.startsWith('NEXT_PUBLIC_')) return true;
  const rests = variables.map((variable) => variable.replace('NEXT_PUBLIC_', '_'));
  return /NEXT|PUBLIC/i.test(name) && rests.some((rest) => name.toUpperCase().endsWith(rest));
}
