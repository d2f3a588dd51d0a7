import { processEnv } from '@next/env';

/** Reads settings files as Next does, first file first. */
export function parseEnvAsNext(...contents: string[]) {
  const loadedEnvFiles = contents.map((text, index) => ({
    path: index === 0 ? '.env.local' : '.env',
    contents: text,
    env: {},
  }));
  const [, parsedEnv = {}] = processEnv(loadedEnvFiles, '.', console, true);
  for (const variable of Object.keys(parsedEnv)) Reflect.deleteProperty(process.env, variable);
  return { loadedEnvFiles, parsedEnv };
}
