import { readConfiguration } from './read-configuration';

/** The configuration of this build. No other module of the page reads the environment. */
export const configuration = readConfiguration(process.env);

/** Whether this is `npm run build -- --launch`, which fails while the launch report has lines. */
export const isForLaunch = process.env['BUILD_FOR_LAUNCH'] === 'yes';

/** Whether this is `next dev`, which makes no export. */
export const isDevelopment = process.env.NODE_ENV === 'development';
