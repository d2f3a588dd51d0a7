/**
 * The code point of zero in each supported script: ASCII, the scripts of India's scheduled
 * languages, and full-width. The digits 1 to 9 follow it in order (Unicode, chapter 4.6).
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
 * Removes everything except digits and writes the digits in ASCII: `٠१２x` → `012`.
 *
 * Keyboards of other scripts write their own digits, but servers may only read ASCII. Digits of
 * scripts that are not in the table are removed like letters.
 */
export function asciiDigits(text: string): string {
  return Array.from(text, (character) => ASCII_OF.get(character) ?? '').join('');
}
