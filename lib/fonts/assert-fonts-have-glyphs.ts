import { codePoint } from '@/lib/build/format-for-messages';

/** Every text in a tree, such as the copy and the interface messages of a variant. */
export function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(textsIn) : [];
}

/** Spaces, and characters that are not visible, such as a soft hyphen. */
const NEEDS_NO_GLYPH = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/gu;

export function stripInvisible(text: string): string {
  return text.replace(NEEDS_NO_GLYPH, '');
}

/** The first character of a text that no font can show, such as `"✓" (U+2713)`. */
export function missingGlyph(
  text: string,
  fontHas: (character: string) => boolean,
): string | undefined {
  const missing = Array.from(stripInvisible(text)).find((character) => !fontHas(character));
  return missing && `"${missing}" (${codePoint(missing)})`;
}

/** Throws an error that names the first character of the texts that no font can show. */
export function assertFontsHaveGlyphs(
  texts: readonly string[],
  fontHas: (character: string) => boolean,
): void {
  for (const text of texts) {
    const missing = missingGlyph(text, fontHas);
    if (!missing) continue;
    throw new Error(
      `The fonts of lib/fonts/sources have no ${missing} of "${text}". Write the text in lib/region without it, or add a font that has it.`,
    );
  }
}
