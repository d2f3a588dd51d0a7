type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reads what the visitor has typed into the fields of a container (PRODUCT rule 24), the selection
 * and the focus. The returned function writes it into fields that have replaced them.
 */
export function preserveFieldState(container: HTMLElement): () => void {
  const earlier = fieldsOf(container).map((field) => ({
    field,
    value: field.value,
    selection: [field.selectionStart, field.selectionEnd, field.selectionDirection] as const,
    hasFocus: field === document.activeElement,
  }));
  return () => {
    for (const now of fieldsOf(container)) {
      const before = earlier.find(({ field }) => field.name === now.name && field !== now);
      if (!before) continue;
      now.value = before.value;
      if (!before.hasFocus) continue;
      now.focus({ preventScroll: true });
      const [start, end, direction] = before.selection;
      now.setSelectionRange(start, end, direction ?? undefined);
    }
  };
}

function fieldsOf(container: HTMLElement): Field[] {
  return [...container.querySelectorAll<Field>('input, textarea')];
}
