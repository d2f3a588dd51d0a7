import { readConfiguration, type EnvironmentVariables } from './configuration';
import { ConfigurationError, type SettingProblem } from './configuration-error';
import { lintSettingsFiles, type SettingsFile } from './lint-settings-files';
import { SETTINGS } from './schema';
import { unknownVariables } from './unknown-variables';

/**
 * Checks the settings files and the values before a build. The page then reads the same values
 * (`environment.ts`).
 *
 * @param environment all variables, as the page will read them.
 * @param files the settings files in the order in which Next reads them.
 * @param fromFiles the variables that came from these files, with the values that arrived.
 * @throws ConfigurationError that lists every wrong setting.
 */
export function assertSettings(
  environment: EnvironmentVariables,
  files: readonly SettingsFile[],
  fromFiles: EnvironmentVariables,
): void {
  const fileProblems = lintSettingsFiles(files, fromFiles, SETTINGS);
  const misread = new Set(fileProblems.map(({ variable }) => variable));
  const problems = [
    ...fileProblems,
    ...unknownVariables(files, fromFiles),
    ...valueProblems(environment).filter(({ variable }) => !misread.has(variable)),
  ];
  if (problems.length > 0) throw new ConfigurationError(problems);
}

function valueProblems(environment: EnvironmentVariables): readonly SettingProblem[] {
  try {
    readConfiguration(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}
