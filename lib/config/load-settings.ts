import * as kit from '@/lib/kit/settings';
import { parseConfiguration, type Configuration } from './read-configuration';
import { VARIABLES } from './schema';

/**
 * Loads the configuration of a build: checks the settings files and the values.
 *
 * @param environment all variables, as the pages will read them.
 */
export function loadSettings(
  environment: kit.EnvironmentVariables,
  files: kit.SettingsFiles,
): kit.LoadedSettings<Configuration> {
  return kit.loadSettings({ variables: VARIABLES, read: parseConfiguration }, environment, files);
}
