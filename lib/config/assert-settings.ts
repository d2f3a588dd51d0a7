import { envFileProblems, withSources, type SettingsFile } from './env-file-problems';
import type { EnvironmentVariables } from './parse-settings';
import { readConfiguration, type Configuration } from './read-configuration';
import { VARIABLES } from './schema';
import { normaliseWhitespace } from './text-validation';
import { quoteForMessage, type Problem } from './validation-error';

/** A text in quotation marks, straight or typographic, which has none inside but apostrophes. */
const QUOTED = /^['"`‘’‚“”„«»「][^"`“”„«»「」]*['"`‘’“”«»」]$/;

/**
 * Checks the settings files and the values before a build.
 *
 * @param environment all variables, as the page will read them.
 * @throws ValidationError that lists every wrong setting.
 */
export function assertSettings(
  environment: EnvironmentVariables,
  files: readonly SettingsFile[],
  fromFiles: EnvironmentVariables,
): Configuration {
  const found: Problem[] = [...envFileProblems(files, fromFiles)];
  // Shells, containers and word processors add quotation marks. dotenv strips straight ones.
  for (const variable of VARIABLES) {
    const value = environment[variable] ?? '';
    if (!QUOTED.test(normaliseWhitespace(value)) || found.some((one) => one.place === variable))
      continue;
    const problem = `was ${quoteForMessage(value)}; allowed: a value without quotation marks around it`;
    found.push({ place: variable, problem });
  }
  // Next fails in any other mode, with a message about React. Some shells and containers set one.
  const mode = environment['NODE_ENV'];
  if (mode && mode !== 'production') {
    const problem = `was ${quoteForMessage(mode)}; allowed for a build: production, or no value`;
    found.unshift({ place: 'NODE_ENV', problem });
  }
  return readConfiguration(environment, (others) => {
    const unknown = others.filter(({ place }) => found.every((one) => one.place !== place));
    return [...found, ...unknown].map(({ place, problem }) => ({
      place: withSources(place, environment, files, fromFiles),
      problem,
    }));
  });
}
