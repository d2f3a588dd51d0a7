/** A size for a message, such as `1.2 kB`. One kilobyte has 1000 bytes. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** The number of a character for a message, such as `U+200B`, as Unicode writes it. */
export function codePoint(character: string): string {
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${number.padStart(4, '0')}`;
}
