type Field = HTMLElementTagNameMap['input' | 'textarea' | 'select' | 'details' | 'button'];

/**
 * Saves what the visitor has typed and chosen in the fields of a container (PRODUCT rule 24).
 *
 * @returns what restores it after hydration, and replays the events that the component has missed:
 *   React hydrates a changed field without an event, and a controlled component would reset it. If
 *   a browser extension has added an element, React renders new fields. They get the state, the
 *   focus and the selection of the earlier ones.
 */
export function saveFields(container: Element): (hydrated: Element) => void {
  const saved = new Map(fieldsIn(container).map((field) => [field, valuesOf(field)]));
  const focused = (document.activeElement ?? container) as HTMLInputElement;
  const { selectionStart, selectionEnd, selectionDirection } = focused;
  const selection = { selectionStart, selectionEnd, selectionDirection };
  return (hydrated) => restoreFields(hydrated, saved, focused, selection);
}

function fieldsIn(container: Element): Field[] {
  return [...container.querySelectorAll<Field>('input, textarea, select, details, button')];
}

function restoreFields(
  container: Element,
  saved: ReadonlyMap<Field, Values>,
  focused: HTMLInputElement,
  selection: Selection,
): void {
  const earlier = new Set(saved.keys());
  const changed: { readonly field: Field; readonly values: Values }[] = [];
  for (const field of fieldsIn(container)) {
    const before = earlier.has(field) ? field : [...earlier].find((other) => isLike(other, field));
    if (!before) continue;
    earlier.delete(before);
    const initial = JSON.stringify(valuesOf(untouched(before)));
    // A visitor may have changed a field since it was read, and React resets some text areas.
    // A FileList serialises to its indexes only, so lists with the same number of files are equal.
    const values = [valuesOf(before), saved.get(before)].find(
      (each) => each && JSON.stringify(each) !== initial,
    );
    if (values) setValues(field, values);
    // A text area that React has reset has lost its selection.
    if (field === focused && values === saved.get(field)) moveFocus(selection, field);
    if (before !== field) {
      if (before === focused) moveFocus(focused, field);
      // The loader replays an early click at the button that was pressed.
      before.addEventListener('click', () => field.click());
    }
    if (!values) continue;
    // The focused field comes first: a re-render for another field would rewrite it and move the
    // caret.
    if (field === document.activeElement) changed.unshift({ field, values });
    else changed.push({ field, values });
  }
  // In a microtask: here, React would assume that the component has ignored each event.
  void Promise.resolve().then(() =>
    changed.forEach(({ field, values }) => replayEvents(field, values)),
  );
}

/** Fires the events of a field that differs from what its component rendered. */
function replayEvents(field: Field, values: Values): void {
  setValues(field, values);
  // In a group of radio buttons, only the checked one fires.
  if (field.matches('[type=radio]:not(:checked)')) return;
  // React fires onChange only if the value differs from the one that it tracks. Its tracker is
  // private. To set the field twice instead would cancel the composition of a phone's keyboard.
  const { _valueTracker } = field as { _valueTracker?: { setValue(value: string): void } };
  _valueTracker?.setValue(String(valuesOf(untouched(field))[0]));
  for (const type of eventsOf(field))
    field.dispatchEvent(new Event(type, { bubbles: type !== 'toggle' }));
}

/** The events that a browser fires when a visitor changes a field. */
function eventsOf(field: Field): string[] {
  if (field instanceof HTMLDetailsElement) return ['toggle'];
  return isCheckable(field) ? ['click', 'input', 'change'] : ['input', 'change'];
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

function isCheckable(field: Field): boolean {
  return field.matches('[type=checkbox], [type=radio]');
}

type Selection = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>;

/** The values of what a visitor can change. */
type Values = readonly unknown[];

/** What a visitor can change: one value, or whether each option is selected. */
function partsOf(field: Field): (readonly [target: object, property: string])[] {
  if (field instanceof HTMLSelectElement)
    return [...field.options].map((option) => [option, 'selected']);
  if (field instanceof HTMLDetailsElement) return [[field, 'open']];
  return [[field, isCheckable(field) ? 'checked' : field.type === 'file' ? 'files' : 'value']];
}

function valuesOf(field: Field): Values {
  return partsOf(field).map(([target, property]) => Reflect.get(target, property) as unknown);
}

/** Sets values with the browser's own setters: React overrides some of them to track values. */
function setValues(field: Field, values: Values): void {
  partsOf(field).forEach(([target, property], index) => {
    if (Reflect.get(target, property) !== values[index])
      Reflect.set(Object.getPrototypeOf(target) as object, property, values[index], target);
  });
}

/** A copy of a field as it is before a visitor uses it. A form resets most fields to that. */
function untouched(field: Field): Field {
  const copy = field.cloneNode(true) as Field;
  // Its HTML does not say whether it was rendered open, so it always counts as changed. A browser
  // fires `toggle` without a change, too: for each one that is open when the page opens.
  if (copy instanceof HTMLDetailsElement) copy.open = !copy.open;
  const form = document.createElement('form');
  form.append(copy);
  form.reset();
  return copy;
}

function moveFocus(selection: Selection, to: Field): void {
  to.focus({ preventScroll: true });
  // Other fields than inputs and text areas, and some types of inputs, have no selection.
  const { selectionStart, selectionEnd, selectionDirection } = selection;
  if (typeof selectionStart !== 'number') return;
  const target = to as HTMLInputElement;
  target.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
