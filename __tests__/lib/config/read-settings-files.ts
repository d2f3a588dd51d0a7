import { createRequire } from 'node:module';

interface Loaded {
  readonly path: string;
  readonly contents: string;
  readonly env: Record<string, string | undefined>;
}

/** Next's own reader of settings files, so that the tests see what a build sees. */
const { processEnv } = createRequire(require.resolve('next/package.json'))('@next/env') as {
  processEnv: (
    files: Loaded[],
    folder: string,
    log: Console,
    reload: boolean,
  ) => [unknown, Record<string, string>];
};

/**
 * Reads settings files as Next does, first file first.
 *
 * @returns the files, and the variables with the values that arrived.
 */
export function readSettingsFiles(...contents: string[]) {
  const files = contents.map((text, index) => ({
    path: index === 0 ? '.env.local' : '.env',
    contents: text,
    env: {},
  }));
  const [, arrived] = processEnv(files, '.', console, true);
  for (const variable of Object.keys(arrived)) Reflect.deleteProperty(process.env, variable);
  return { files, arrived };
}
