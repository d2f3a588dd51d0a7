import { quoteForMessage, ValidationError, type Problem } from '../text';
import { envFileProblems, withSources, type SettingsFiles } from './env-file-problems';
import type { EnvironmentVariables } from './parse-settings';

/** How a site reads its settings. */
export interface SettingsReader<Settings> {
  /** The names of all variables. */
  readonly variables: readonly string[];
  readonly read: (environment: EnvironmentVariables) => LoadedSettings<Settings>;
}

/** Settings, and what is wrong with them. */
export interface LoadedSettings<Settings> {
  /** Undefined if a problem leaves no settings to build with. */
  readonly settings: Settings | undefined;
  readonly problems: readonly Problem[];
}

/**
 * Loads the settings of a build, and checks the files that they are from. Each problem names the
 * file and the line of its setting.
 *
 * @param environment all variables, as the pages will read them.
 */
export function loadSettings<Settings>(
  { variables, read }: SettingsReader<Settings>,
  environment: EnvironmentVariables,
  files: SettingsFiles,
): LoadedSettings<Settings> {
  const found = envFileProblems(files, variables);
  // Next fails in any other mode, with a message about React. Some shells and containers set one.
  const mode = environment['NODE_ENV'];
  if (mode && mode !== 'production') {
    const reason = `was ${quoteForMessage(mode)}; allowed for a build: production, or no value`;
    found.unshift({ place: 'NODE_ENV', reason });
  }
  const { settings, problems } = read(environment);
  const others = problems.filter(({ place }) => found.every((one) => one.place !== place));
  const elsewhere = (name: string) => (environment[name] ? ' (process environment)' : ' (unset)');
  const withPlaces = [...found, ...others].map(({ place, reason }) => ({
    place: withSources(place, environment, files, variables, elsewhere),
    reason,
  }));
  return { settings, problems: withPlaces };
}

/** The noun and the advice of a message about settings. */
export const WRONG_SETTINGS = ['wrong setting', 'See .env.example.'] as const;

/** @throws ValidationError that lists the problems, if there are any. */
export function settingsWithoutProblems<Settings>({
  settings,
  problems,
}: LoadedSettings<Settings>): Settings {
  if (settings && problems.length === 0) return settings;
  throw new ValidationError(problems, ...WRONG_SETTINGS);
}
