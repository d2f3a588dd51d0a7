import { readConfiguration } from './configuration';

/** The configuration of this build: the one place where the environment is read. */
export const configuration = readConfiguration(process.env);

/** Whether this is `next dev`, which knows nothing of what happens to an export. */
export const developing = process.env.NODE_ENV === 'development';
