import { useEffect, useState, type RefObject } from 'react';

interface EarlierField {
  readonly element: HTMLInputElement;
  readonly value: string;
  readonly focused: boolean;
}

/**
 * Keeps a form's text and focus where React makes the form anew instead of taking it over, which it does after a
 * translator has rewritten the document: the first rendering still sees the fields that the visitor typed into. They are
 * filled in as an effect, because only by then the section is the target again and can have the focus.
 */
export function useEarlierText(
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): void {
  const [earlier] = useState(() =>
    typeof document === 'undefined' ? [] : names.flatMap(fieldsInDocument),
  );
  useEffect(() => {
    for (const { element, value, focused } of earlier) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name="${element.name}"]`);
      // What React took over is the visitor's still, who may have gone on in it since.
      if (!field || field === element) continue;
      if (field.value === '') field.value = value;
      if (focused) field.focus();
    }
  }, [form, earlier]);
}

function fieldsInDocument(name: string): EarlierField[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map((element) => ({
    element,
    value: element.value,
    focused: element === document.activeElement,
  }));
}
