type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement;

/** The fields of an island, and what had the focus. Their state is read when it is needed. */
export interface Fields {
  readonly all: readonly Field[];
  readonly focused: Element | null;
}

export function findFields(container: HTMLElement): Fields {
  const all = [...container.querySelectorAll<Field>('input, textarea, select, details')];
  return { all, focused: document.activeElement };
}

/**
 * Restores what the visitor has typed and chosen in the fields of a container (PRODUCT rule 24).
 * Fields that React has rendered anew, because a browser extension has added an element, get the
 * state, the focus and the selection of the earlier ones.
 *
 * @returns the fields that now differ from what the component rendered.
 */
export function restoreFields(container: HTMLElement, { all, focused }: Fields): ChangedField[] {
  const earlier = new Set(all);
  return findFields(container).all.flatMap((field) => {
    const before = earlier.has(field) ? field : [...earlier].find((other) => isLike(other, field));
    if (!before) return [];
    earlier.delete(before);
    const values = valuesOf(before);
    setValues(field, values);
    if (before === focused && before !== field) moveFocus(before, field);
    const initial = valuesOf(untouched(field));
    // A FileList serialises to its indexes only, so lists with the same number of files are equal.
    const isUnchanged = JSON.stringify(values) === JSON.stringify(initial);
    return isUnchanged ? [] : [{ field, values, initial, isNew: before !== field }];
  });
}

interface ChangedField {
  readonly field: Field;
  readonly values: readonly unknown[];
  /** The values that the component rendered. */
  readonly initial: readonly unknown[];
  readonly isNew: boolean;
}

/**
 * Replays the events of changed fields that their component has missed. React hydrates a changed
 * field without an event, and a controlled component would reset it.
 */
export function replayEvents(changed: readonly ChangedField[]): void {
  const isFocused = ({ field }: ChangedField) => field === document.activeElement;
  // The focused field comes first: a re-render for another field would rewrite it and move the
  // caret.
  for (const one of [...changed.filter(isFocused), ...changed.filter((one) => !isFocused(one))]) {
    const { field, values, initial, isNew } = one;
    setValues(field, values);
    if (field instanceof HTMLDetailsElement) {
      // The browser itself fires `toggle` for a new element that is opened.
      if (!isNew) field.dispatchEvent(new Event('toggle'));
      continue;
    }
    const isChoice = isCheckable(field);
    // In a group of radio buttons, only the checked one fires.
    if (isChoice && field.type === 'radio' && !field.checked) continue;
    // React fires onChange only if the value differs from the one that it tracks.
    const { _valueTracker } = field as { _valueTracker?: { setValue(value: string): void } };
    _valueTracker?.setValue(String(initial[0]));
    for (const type of isChoice ? ['click', 'input', 'change'] : ['input', 'change'])
      field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Whether a component sees the same field. Browser extensions change styles and classes. */
function isLike(one: Field, other: Field): boolean {
  return (
    one.tagName === other.tagName &&
    [...other.attributes].every(
      ({ name, value }) => /^(?:class|style|open)$/.test(name) || one.getAttribute(name) === value,
    )
  );
}

function isCheckable(field: Field): field is HTMLInputElement {
  return /^(?:checkbox|radio)$/.test((field as HTMLInputElement).type);
}

/** What a visitor can change: one value, or whether each option is selected. */
function partsOf(field: Field): (readonly [target: object, property: string])[] {
  if (field instanceof HTMLSelectElement)
    return [...field.options].map((option) => [option, 'selected']);
  if (field instanceof HTMLDetailsElement) return [[field, 'open']];
  return [[field, isCheckable(field) ? 'checked' : field.type === 'file' ? 'files' : 'value']];
}

function valuesOf(field: Field): unknown[] {
  return partsOf(field).map(([target, property]) => Reflect.get(target, property) as unknown);
}

/** Sets values with the browser's own setters: React overrides some of them to track values. */
function setValues(field: Field, values: readonly unknown[]): void {
  partsOf(field).forEach(([target, property], index) => {
    if (Reflect.get(target, property) !== values[index])
      Reflect.set(Object.getPrototypeOf(target) as object, property, values[index], target);
  });
}

/** A copy of a field as it is before a visitor uses it. A form resets most fields to that. */
function untouched(field: Field): Field {
  const copy = field.cloneNode(true) as Field;
  if (copy instanceof HTMLDetailsElement) copy.open = isRenderedOpen(field);
  const form = document.createElement('form');
  form.append(copy);
  form.reset();
  return copy;
}

/** A visitor toggles `open` itself, so the rendered state is read from React's props. */
function isRenderedOpen(details: Field): boolean {
  const key = Object.keys(details).find((name) => name.startsWith('__reactProps$')) ?? '';
  return Boolean((Reflect.get(details, key) as { open?: boolean } | undefined)?.open);
}

function moveFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (!('selectionStart' in from && 'setSelectionRange' in to) || from.selectionStart === null)
    return;
  to.setSelectionRange(
    from.selectionStart,
    from.selectionEnd,
    from.selectionDirection ?? undefined,
  );
}
