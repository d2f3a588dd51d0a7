/** The font of a script that the display font lacks. */
export interface ScriptFont {
  /**
   * Its file in a package, such as `@fonts/tamil/tamil.woff2`, with the axis `wght` at least from
   * 400 to 800.
   */
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

/** Matches the runs of a text that use the font of a script. */
export function textInScript({ range }: ScriptFont): RegExp {
  return new RegExp(`[${range.replaceAll(/U\+(\w+)-(\w+),?/g, '\\u{$1}-\\u{$2}')}]+`, 'gu');
}
