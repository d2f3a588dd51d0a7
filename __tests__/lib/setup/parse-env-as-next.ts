import { createRequire } from 'node:module';
import type { SettingsFile } from '@/lib/config/env-file-problems';

/** Next's own reader of settings files, so that the tests see what a build sees. */
const { processEnv } = createRequire(require.resolve('next/package.json'))('@next/env') as {
  processEnv: (
    files: SettingsFile[],
    folder: string,
    log: Console,
    reload: boolean,
  ) => [unknown, Record<string, string>];
};

/** Reads settings files as Next does, first file first: the files, and the values that arrived. */
export function parseEnvAsNext(...contents: string[]) {
  const files = contents.map((text, index) => ({
    path: index === 0 ? '.env.local' : '.env',
    contents: text,
    env: {},
  }));
  const [, arrived] = processEnv(files, '.', console, true);
  for (const variable of Object.keys(arrived)) Reflect.deleteProperty(process.env, variable);
  return { files, arrived };
}
