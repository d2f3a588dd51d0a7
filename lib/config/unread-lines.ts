import type { SettingProblem } from './configuration-error';
import { nearestSetting, settingWithoutPrefix } from './nearest-setting';
import { SETTINGS } from './schema';
import { formatSettingsLine, isAssignment, type SettingsFile } from './settings-file';

/**
 * Finds the lines that were meant to set a setting, and that Next skips without a word because they
 * are in the notation of another tool: `set NAME=1`, `$env:NAME = "1"`, `NAME:1`, `NAME 1`. With
 * such a line the build would have, for instance, the other region.
 */
export function unreadLines(files: readonly SettingsFile[]): SettingProblem[] {
  return files.flatMap(({ path, contents }) =>
    contents.split(/\r\n?|\n/).flatMap((text, index) => {
      if (/^\s*(#|$)/.test(text) || isAssignment(text)) return [];
      // The name is the first word, or the second one behind a command such as `set`.
      const found = [...text.matchAll(/\w+/g)].slice(0, 2).find(([word]) => settingOf(word));
      const setting = found && settingOf(found[0]);
      if (!setting) return [];
      const value = valueIn(text.slice(found.index + found[0].length));
      const line = formatSettingsLine(setting, value) ?? `${setting}=…`;
      return [
        {
          variable: found[0],
          problem: `in ${path}, line ${index + 1}, would not be read, because the line is not an assignment; write ${line}`,
        },
      ];
    }),
  );
}

/** The setting that a word names: with our prefix also one that is misspelt, otherwise exactly. */
function settingOf(word: string): string | undefined {
  if (SETTINGS.includes(word)) return word;
  return settingWithoutPrefix(word) ?? (/^NEXT_PUB/.test(word) ? nearestSetting(word) : undefined);
}

/** The value behind the name, without the signs around it. */
function valueIn(rest: string): string {
  const value = rest.replace(/^["'\]\s]*[:=]?\s*/, '').replace(/[;,\s]+$/, '');
  return /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
}
