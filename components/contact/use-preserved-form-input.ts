import { useEffect, useState, type RefObject } from 'react';

interface FieldState {
  readonly element: HTMLInputElement;
  readonly value: string;
  readonly focused: boolean;
}

/**
 * Restores a form's text and focus if React renders the form again instead of hydrating it, which
 * it does after a translator has changed the document. The first rendering still finds the fields
 * that the visitor typed into. An effect fills in the new ones: only then is the section the target
 * again, so that its fields can be focused.
 */
export function usePreservedFormInput(
  form: RefObject<HTMLFormElement | null>,
  names: readonly string[],
): void {
  const [earlier] = useState(() =>
    typeof document === 'undefined' ? [] : names.flatMap(fieldsInDocument),
  );
  useEffect(() => {
    for (const { element, value, focused } of earlier) {
      const field = form.current?.querySelector<HTMLInputElement>(`[name="${element.name}"]`);
      // React kept this field, and the visitor may have gone on typing in it.
      if (!field || field === element) continue;
      if (field.value === '') field.value = value;
      if (focused) field.focus();
    }
  }, [form, earlier]);
}

function fieldsInDocument(name: string): FieldState[] {
  return [...document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].map((element) => ({
    element,
    value: element.value,
    focused: element === document.activeElement,
  }));
}
