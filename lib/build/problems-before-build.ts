import { loadSettings } from '@/lib/config/load-settings';
import { readSite } from '@/lib/content/read-site';
import { WRONG_SETTINGS, type EnvironmentVariables, type SettingsFiles } from '@/lib/kit/settings';
import { ValidationError } from '@/lib/kit/text';

/**
 * Everything that is wrong in the settings, in `content/` and with the logo, so that one build
 * names all of it.
 *
 * @param environment all variables, as the pages will read them.
 * @param readsFiles whether to read the files of the company, too.
 * @returns a message for the settings and one for the content, if there are problems.
 */
export async function problemsBeforeBuild(
  environment: EnvironmentVariables,
  files: SettingsFiles,
  readsFiles: boolean,
): Promise<readonly string[]> {
  const { settings, problems } = loadSettings(environment, files);
  const messages =
    problems.length > 0 ? [new ValidationError(problems, ...WRONG_SETTINGS).message] : [];
  if (!settings || !readsFiles) return messages;
  try {
    await readSite(settings, process.cwd());
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    messages.push(error.message);
  }
  return messages;
}
