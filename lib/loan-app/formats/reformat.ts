import { CARD_SEPARATOR, type InputFormat } from './input-formats';

/** A field's text, and its caret as an offset in UTF-16 units, as `selectionStart` counts. */
export interface FieldContent {
  readonly text: string;
  readonly caret: number;
}

/**
 * Formats a field after an edit and says where the caret goes: after the digits that were before it.
 *
 * Beside a separator that leaves two places. The caret stands before it, so that Backspace reaches the next
 * digit; after a forward deletion it stands behind it, so that Delete does.
 *
 * @param typed the field's content as the edit left it, before formatting
 * @param inputType the edit's `InputEvent.inputType` (W3C Input Events), where the field knows it
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
