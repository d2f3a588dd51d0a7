import { INVISIBLE } from './text-validation';

/** Spaces other than the usual one look like it. */
const OTHER_SPACE = /(?! )\p{Zs}/u;

/** A value for an error message: in quotes, with `<U+200B>` for a character that nobody can see. */
export function quoteForMessage(value: string): string {
  const shown = [...value].map((character) =>
    INVISIBLE.test(character) || OTHER_SPACE.test(character)
      ? `<${codePoint(character)}>`
      : character,
  );
  return `"${shown.join('')}"`;
}

function codePoint(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${number.padStart(4, '0')}`;
}
