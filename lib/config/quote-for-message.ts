import { INVISIBLE } from './text-validation';

const LONGEST = 80;

/**
 * A value for an error message: in quotes, cut to 80 characters, each character that nobody can see
 * as `<U+200B>`.
 */
export function quoteForMessage(value: string): string {
  const shown = [...value].map((character) =>
    isUnseen(character) ? `<${codePoint(character)}>` : character,
  );
  const text = shown.join('');
  return text.length > LONGEST - 2 ? `"${text.slice(0, LONGEST - 3)}…"` : `"${text}"`;
}

/**
 * The code points of the characters in a value that nobody can see, such as `U+200B`; each one
 * once.
 */
export function invisibleCodePoints(value: string): readonly string[] {
  return [...new Set([...value].filter(isUnseen).map(codePoint))];
}

/** Spaces other than the usual one look like it. */
function isUnseen(character: string): boolean {
  return INVISIBLE.test(character) || /(?! )\p{Zs}/u.test(character);
}

function codePoint(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${number.padStart(4, '0')}`;
}
