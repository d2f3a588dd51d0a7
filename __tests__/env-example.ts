import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** `.env.example`, with each of its examples as a setting. */
export const ENV_EXAMPLE = readFileSync('.env.example', 'utf8').replace(
  /^# (?=NEXT_PUBLIC_\w+=)/gm,
  '',
);

/** The example of each setting, by its variable. */
export const EXAMPLES = parseEnv(ENV_EXAMPLE);
