import { codePoint } from '../text';

/** Spaces, and characters that are not visible, such as a soft hyphen. */
const NEEDS_NO_GLYPH = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

export function stripInvisible(text: string): string {
  return text.replace(NEEDS_NO_GLYPH, '');
}

/** The characters of a text that no font can show, such as `"✓" (U+2713), "✗" (U+2717)`. */
export function missingGlyphs(text: string, fontHas: (character: string) => boolean): string {
  const missing = [...new Set(stripInvisible(text))].filter((character) => !fontHas(character));
  return missing.map((character) => `"${character}" (${codePoint(character)})`).join(', ');
}

/** Throws an error that names the characters of the first text that no font can show. */
export function assertFontsHaveGlyphs(
  texts: readonly string[],
  fontHas: (character: string) => boolean,
): void {
  const text = texts.find((one) => missingGlyphs(one, fontHas));
  if (text)
    throw new Error(
      `The fonts of this site have no ${missingGlyphs(text, fontHas)} of "${text}". Write the text without it, or add a font that has it.`,
    );
}
