import { codePoint } from '@/lib/build/format-for-messages';
import { INVISIBLE } from './text-validation';

/** A setting, or a pair of settings, that is wrong. */
export interface SettingProblem {
  readonly variable: string;
  /** What is wrong and what is allowed: the rest of a sentence that begins with the variable. */
  readonly problem: string;
}

/** Stops the build with a list of all wrong settings, so that one build finds them all. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';

  constructor(readonly problems: readonly SettingProblem[]) {
    const lines = problems.map(({ variable, problem }) => `  ${variable} ${problem}\n`);
    const count = `${problems.length} wrong ${problems.length === 1 ? 'setting' : 'settings'}`;
    super(`${count}:\n${lines.join('')}See .env.example.`);
  }
}

/** Characters that nobody can see, and spaces that look like the usual one. */
const UNCLEAR = new RegExp(`${INVISIBLE.source}|(?! )\\p{Zs}`, 'gu');

/** A value for a message: in quotes, with `<U+200B>` for a character that nobody can see. */
export function quoteForMessage(value: string): string {
  return `"${value.replace(UNCLEAR, (character) => `<${codePoint(character)}>`)}"`;
}
