/** A file of settings such as `.env.local`. */
export interface SettingsFile {
  readonly path: string;
  readonly contents: string;
}

/** A line of a settings file that sets a variable. */
export interface Assignment {
  readonly variable: string;
  readonly line: number;
  /** What follows the equals sign, without spaces at its ends. */
  readonly raw: string;
}

/** `NAME=value` as dotenv finds it, with an optional `export` and with `NAME: value`. */
const ASSIGNMENT = /^\s*(?:export\s+)?([\w.-]+)(?:\s*=|:\s+)(.*)$/;

/** Whether Next reads a line of a settings file as an assignment. */
export function isAssignment(line: string): boolean {
  return ASSIGNMENT.test(line);
}

/** Every line of a settings file that sets a variable. */
export function assignmentsIn({ contents }: SettingsFile): Assignment[] {
  return contents.split(/\r\n?|\n/).flatMap((text, index) => {
    const [, variable, raw = ''] = ASSIGNMENT.exec(text) ?? [];
    return variable ? [{ variable, line: index + 1, raw: raw.trim() }] : [];
  });
}

/**
 * The line that sets a variable to a value in a settings file; undefined if no notation keeps the
 * value. Single quotes keep everything but `$`, which needs a backslash in any notation.
 */
export function formatSettingsLine(variable: string, value: string): string | undefined {
  if (/[\r\n]|\\(?:\$|$)/.test(value)) return undefined;
  const quote = ["'", '"', '`'].find(
    (candidate) => !value.includes(candidate) && !(candidate === '"' && value.includes('\\')),
  );
  const text = value.replaceAll('$', '\\$');
  if (/^[\w@.,:/+-][\w@.,:/+ ()-]*$/.test(value)) return `${variable}=${text}`;
  return quote && `${variable}=${quote}${text}${quote}`;
}
