/** The font of a script that the display font lacks. */
export interface ScriptFont {
  /** The file in `lib/fonts/sources`, with the axis `wght` at least from 400 to 800. */
  readonly source: string;
  /** The first part of the name of the file that pages load. */
  readonly name: string;
  /**
   * The ranges of the characters that it sets, as CSS `unicode-range` has them: the block of the
   * script, and the zero-width joiner and non-joiner.
   */
  readonly range: string;
  /** The regular fonts of systems, by the names by which `local()` finds them. */
  readonly systemFonts: readonly string[];
}

/** The one table of scripts besides Latin, by their code (ISO 15924). A new script is a new row. */
export const SCRIPT_FONTS = {
  Deva: {
    source: 'anek-devanagari.woff2',
    name: 'devanagari',
    range: 'U+900-97F,U+200C-200D',
    systemFonts: [
      'Noto Sans Devanagari',
      'Noto Sans Devanagari Regular',
      'NotoSansDevanagari-Regular',
      'NotoSansDevanagari',
      'Kohinoor Devanagari',
      'KohinoorDevanagari-Regular',
      'Nirmala UI',
    ],
  },
} as const satisfies Record<string, ScriptFont>;

export type Script = 'Latn' | keyof typeof SCRIPT_FONTS;

/** The font of a script; undefined for Latin, which the display font has. */
export function scriptFontOf(script: Script): ScriptFont | undefined {
  return script === 'Latn' ? undefined : SCRIPT_FONTS[script];
}

/** Matches the runs of a text that use the font of a script. */
export function textInScript({ range }: ScriptFont): RegExp {
  return new RegExp(`[${range.replaceAll(/U\+(\w+)-(\w+),?/g, '\\u{$1}-\\u{$2}')}]+`, 'gu');
}
