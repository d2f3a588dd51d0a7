import { readConfiguration } from './configuration';

/** The configuration of this build: the one place where the environment is read. */
export const configuration = readConfiguration(process.env);
