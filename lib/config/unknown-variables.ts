import type { SettingProblem } from './configuration-error';
import { nearestSetting, settingWithoutPrefix } from './nearest-setting';
import { SETTINGS } from './schema';
import { assignmentsIn, type SettingsFile } from './settings-file';

/** Vercel sets these itself, and its command line writes them to `.env.local`. */
const SET_BY_HOST = /^NEXT_PUBLIC_VERCEL_/;

/**
 * Finds the variables of settings files that nothing reads. A company that misspells the variable
 * of its name would otherwise publish the example's name.
 *
 * @param fromFiles the variables that came from the files, with the values that arrived.
 */
export function unknownVariables(
  files: readonly SettingsFile[],
  fromFiles: Readonly<Record<string, string | undefined>>,
): SettingProblem[] {
  return files.flatMap((file) =>
    assignmentsIn(file)
      .filter(({ variable }) => fromFiles[variable] !== undefined && isUnknown(variable))
      .map(({ variable, line }) => {
        const nearest = settingWithoutPrefix(variable) ?? nearestSetting(variable);
        const advice = nearest ? `; did you mean ${nearest}?` : '';
        return {
          variable,
          problem: `in ${file.path}, line ${line}, is not a setting of this site${advice}`,
        };
      }),
  );
}

/** Variables without the prefix may belong to other tools, unless they have the name of a setting. */
function isUnknown(variable: string): boolean {
  if (SETTINGS.includes(variable) || SET_BY_HOST.test(variable)) return false;
  return (
    variable.startsWith('NEXT_PUBLIC_') ||
    settingWithoutPrefix(variable) !== undefined ||
    nearestSetting(variable) !== undefined
  );
}
