/**
 * The zero of each set of decimal digits that a visitor's keyboard may write: ASCII, the scripts of India's
 * scheduled languages, and full-width. In each the other nine follow in order (Unicode, chapter 4.6).
 */
const ZEROS = {
  ascii: 0x0030,
  arabicIndic: 0x0660,
  extendedArabicIndic: 0x06f0,
  devanagari: 0x0966,
  bengali: 0x09e6,
  gurmukhi: 0x0a66,
  gujarati: 0x0ae6,
  odia: 0x0b66,
  tamil: 0x0be6,
  telugu: 0x0c66,
  kannada: 0x0ce6,
  malayalam: 0x0d66,
  olChiki: 0x1c50,
  meeteiMayek: 0xabf0,
  fullWidth: 0xff10,
} as const;

const ASCII_OF: ReadonlyMap<string, string> = new Map(
  Object.values(ZEROS).flatMap((zero) =>
    Array.from('0123456789', (ascii, value) => [String.fromCharCode(zero + value), ascii] as const),
  ),
);

/**
 * The digits of a text, written in ASCII, and nothing else of it: `٠१２x` → `012`.
 *
 * A digit of another script is what the visitor meant, so it is kept; a server can be trusted with ASCII
 * alone, so it is rewritten. Digits of scripts that are not in the table are stripped like any letter.
 */
export function asciiDigits(text: string): string {
  return Array.from(text, (character) => ASCII_OF.get(character) ?? '').join('');
}
