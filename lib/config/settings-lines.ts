import { settingMeantBy } from './nearest-setting';

/** A file of settings such as `.env.local`. */
export interface SettingsFile {
  readonly path: string;
  readonly contents: string;
}

/** A line of a settings file that sets a variable, or looks like an attempt to set a setting. */
export interface SettingsLine {
  readonly path: string;
  readonly line: number;
  /** The name as the line spells it. */
  readonly variable: string;
  /** The setting that the author meant; blank if the name is near none. */
  readonly setting: string;
  /** Whether Next reads the line. */
  readonly isAssignment: boolean;
  /** The rest of the line after the name and its sign, without spaces at its ends. */
  readonly raw: string;
}

/** The name in `NAME=value` as dotenv finds it, with an optional `export` and with `NAME: value`. */
const ASSIGNED_NAME = /(?<=^\s*(?:export\s+)?)[\w.-]+(?=\s*=|:\s)/;

/**
 * The lines of a settings file that set a variable, or that were meant to set a setting in the
 * notation of another tool: `set NAME=1`, `$env:NAME = "1"`, `"NAME": "1",`, `NAME 1`.
 */
export function linesIn({ path, contents }: SettingsFile): SettingsLine[] {
  return contents.split(/\r\n?|\n/).flatMap((text, index) => {
    if (/^\s*#/.test(text)) return [];
    const assigned = ASSIGNED_NAME.exec(text);
    // In other notations, the name is the first word, or the second one behind a command.
    const words = [...text.matchAll(/\w+/g)].slice(0, 2);
    const name = assigned ?? words.find(([word]) => settingMeantBy(word));
    if (!name) return [];
    const [variable] = name;
    return {
      path,
      line: index + 1,
      variable,
      setting: settingMeantBy(variable) ?? '',
      isAssignment: name === assigned,
      raw: text
        .slice(name.index + variable.length)
        .replace(/^["'\]]*\s*[:=]?/, '')
        .trim(),
    };
  });
}

/** The lines of a settings file that Next reads. */
export function assignmentsIn(file: SettingsFile): SettingsLine[] {
  return linesIn(file).filter(({ isAssignment }) => isAssignment);
}
