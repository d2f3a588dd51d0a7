import { loadSettings } from '@/lib/config/read-configuration';
import { readContent } from '@/lib/content/read-content';
import { readCompanyLogo } from '@/lib/icons/icon-design';
import { WRONG_SETTINGS, type EnvironmentVariables, type SettingsFiles } from '@/lib/kit/settings';
import { ValidationError } from '@/lib/kit/text';

/**
 * Everything that is wrong in the settings, in `content/` and with the logo, so that one build
 * names all of it.
 *
 * @param environment all variables, as the pages will read them.
 * @param readsFiles whether to read the files of the company, too.
 * @returns a message for the settings, one for the content and one for the logo, if they have
 *   problems.
 */
export async function problemsBeforeBuild(
  environment: EnvironmentVariables,
  files: SettingsFiles,
  readsFiles: boolean,
): Promise<readonly string[]> {
  const { settings: configuration, problems } = loadSettings(environment, files);
  const messages =
    problems.length > 0 ? [new ValidationError(problems, ...WRONG_SETTINGS).message] : [];
  if (!configuration || !readsFiles) return messages;
  const project = process.cwd();
  const read = await Promise.allSettled([
    readContent(configuration, project),
    readCompanyLogo(project),
  ]);
  for (const one of read) {
    if (one.status === 'fulfilled') continue;
    if (!(one.reason instanceof ValidationError)) throw one.reason;
    messages.push(one.reason.message);
  }
  return messages;
}
