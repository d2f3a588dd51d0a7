import type { SettingProblem } from './configuration-error';
import type { EnvironmentVariables } from './parse-settings';
import { quoteForMessage } from './quote-for-message';
import { readConfiguration } from './read-configuration';
import { settingsFileProblems, type SettingsFile } from './settings-files';

/**
 * Checks the settings files and the values before a build. The page then reads the same values
 * (`configuration.ts`).
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
  readConfiguration(environment, [
    ...modeProblems(environment['NODE_ENV']),
    ...settingsFileProblems(files, fromFiles),
  ]);
}

/**
 * Next takes its mode from NODE_ENV and fails in any other mode, with a message about React. Some
 * shells and containers set the variable for development.
 */
function modeProblems(mode: string | undefined): readonly SettingProblem[] {
  if (!mode || mode === 'production') return [];
  const problem = `was ${quoteForMessage(mode)}; allowed for a build: production, or no value`;
  return [{ variable: 'NODE_ENV', problem }];
}
