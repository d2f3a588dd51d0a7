import { loadEnvConfig } from '@next/env';
import { settingsWithoutProblems, withSources } from '@/lib/kit/settings';
import { loadSettings, readConfiguration } from './read-configuration';
import { VARIABLES } from './schema';

/** Whether this is `next dev`, which makes no export. */
export const isDevelopment = process.env.NODE_ENV === 'development';

/** The settings files as Next has read them, in `next dev` also after the last change. */
const settingsFiles = () => loadEnvConfig(process.cwd(), isDevelopment);

/** The configuration of this build. No other module of the page reads the environment. */
// `next dev` sets NODE_ENV itself, so it is no setting.
export const configuration = isDevelopment
  ? settingsWithoutProblems(loadSettings({ ...process.env, NODE_ENV: '' }, settingsFiles()))
  : readConfiguration(process.env);

/** A message in which each setting is followed by its file and line. */
export const withSettingSources = (message: string) =>
  withSources(message, process.env, settingsFiles(), VARIABLES);

/** Whether this is `npm run build -- --launch`, which fails while the launch report has lines. */
export const isForLaunch = process.env['BUILD_FOR_LAUNCH'] === 'yes';
