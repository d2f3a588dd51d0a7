import { CARD_SEPARATOR, type InputFormat } from './input-formats';

/** A field's text, and its caret as an offset in UTF-16 units, like `selectionStart`. */
export interface FieldContent {
  readonly text: string;
  readonly caret: number;
}

/**
 * Formats a field after an edit and places the caret after the digits that were before it.
 *
 * Next to a separator there are two such places. The caret goes before the separator, so that the
 * next Backspace deletes a digit. After a forward deletion it goes behind the separator, for the
 * same reason.
 *
 * @param typed the field's content after the edit, before formatting
 * @param inputType the edit's `InputEvent.inputType` (W3C Input Events), if known
 */
export function reformat(
  format: InputFormat,
  typed: FieldContent,
  inputType?: string,
): FieldContent {
  const text = format(typed.text);
  const caret = format(typed.text.slice(0, typed.caret)).length;
  const besideSeparator = text[caret] === CARD_SEPARATOR;
  return { text, caret: besideSeparator && inputType?.endsWith('Forward') ? caret + 1 : caret };
}
