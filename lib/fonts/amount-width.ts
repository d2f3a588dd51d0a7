import displayFont from './display-font.json';

/** Advance widths by character, in ems, with tabular figures. */
const ADVANCE_WIDTHS: Readonly<Record<string, number>> = displayFont.advanceWidths;

/**
 * The width of an amount in ems of the display font. The page uses it to make the amount as large
 * as its column.
 *
 * @throws {Error} for a character that the display font does not contain
 */
export function widthInEms(amount: string): number {
  const widths = Array.from(amount, (character) => {
    const width = ADVANCE_WIDTHS[character];
    if (width === undefined)
      throw new Error(
        `The display font does not contain "${character}" of the amount "${amount}".`,
      );
    return width;
  });
  return Number(widths.reduce((sum, width) => sum + width, 0).toFixed(2));
}
