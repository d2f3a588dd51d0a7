import { envFileProblems, withSources, type SettingsFiles } from '@/lib/kit/settings';
import type { EnvironmentVariables } from '@/lib/kit/settings';
import { assertNoProblems, parseConfiguration, type Configuration } from './read-configuration';
import { quoteForMessage } from '@/lib/kit/text';

/**
 * Checks the settings files and the values before a build.
 *
 * @param environment all variables, as the page will read them.
 * @throws ValidationError that lists every wrong setting.
 */
export function assertSettings(
  environment: EnvironmentVariables,
  files: SettingsFiles,
): Configuration {
  const found = envFileProblems(files);
  // Next fails in any other mode, with a message about React. Some shells and containers set one.
  const mode = environment['NODE_ENV'];
  if (mode && mode !== 'production') {
    const problem = `was ${quoteForMessage(mode)}; allowed for a build: production, or no value`;
    found.unshift({ place: 'NODE_ENV', problem });
  }
  const { configuration, problems } = parseConfiguration(environment);
  const others = problems.filter(({ place }) => found.every((one) => one.place !== place));
  const elsewhere = (name: string) => (environment[name] ? ' (process environment)' : ' (unset)');
  const withPlaces = [...found, ...others].map(({ place, problem }) => ({
    place: withSources(place, environment, files, elsewhere),
    problem,
  }));
  return assertNoProblems({ configuration, problems: withPlaces });
}
