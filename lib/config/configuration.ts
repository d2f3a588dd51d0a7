import { readConfiguration } from './read-configuration';

/** The configuration of this build. No other module of the page reads the environment. */
export const configuration = readConfiguration(process.env);

/** Whether this is `next dev`, which makes no export. */
export const isDevelopment = process.env.NODE_ENV === 'development';
