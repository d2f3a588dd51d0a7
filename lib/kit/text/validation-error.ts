import { INVISIBLE } from './text-validation';

/** Something that is wrong in the settings or in `content/`. */
export interface Problem {
  /** The setting, or the file and its line. */
  readonly place: string;
  /** What is wrong and what is allowed: the rest of a sentence that begins with the place. */
  readonly reason: string;
}

/** Stops the build with a list of all problems, so that one build finds them all. */
export class ValidationError extends Error {
  override readonly name = 'ValidationError';

  /**
   * @param noun what the places are in general, in the singular.
   * @param advice where the reader finds what is allowed.
   */
  constructor(
    readonly problems: readonly Problem[],
    noun: string,
    advice: string,
  ) {
    const lines = problems.map(({ place, reason }) => `  ${place} ${reason}\n`);
    const count = `${problems.length} ${noun}${problems.length === 1 ? '' : 's'}`;
    super(`${count}:\n${lines.join('')}${advice}`);
  }
}

/** The problem of a file with other bytes, such as UTF-16. */
export const NOT_UTF_8 = 'is not in UTF-8; save it as UTF-8';

/**
 * A text without the characters that show that its file is not in UTF-8: other bytes become U+FFFD,
 * and UTF-16, in which Windows PowerShell redirects output, has U+0000.
 */
export function withoutWrongEncoding(text: string): string {
  return text.replace(/[\0\ufffd]/g, '');
}

/** Characters that nobody can see, and spaces that look like the usual one. */
const UNCLEAR = new RegExp(`${INVISIBLE.source}|(?! )\\p{Zs}`, 'gu');

/** A text for a message, with `<U+200B>` for a character that nobody can see. */
export function showInvisible(text: string): string {
  return text.replace(UNCLEAR, (character) => `<${codePoint(character)}>`);
}

/** A value for a message, in quotes. */
export function quoteForMessage(value: string): string {
  return `"${showInvisible(value)}"`;
}

/** A size for a message, such as `1.2 kB`. One kilobyte has 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The number of a character for a message, such as `U+200B`, as Unicode writes it. */
export function codePoint(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${number.padStart(4, '0')}`;
}
