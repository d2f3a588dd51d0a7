import {
  areEqual,
  initialValuesOf,
  isCheckable,
  setValues,
  valuesOf,
  type Field,
  type Values,
} from '../loader';

/**
 * Saves what the visitor has typed and chosen in the fields of a container.
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
    const initial = initialValuesOf(before);
    // A visitor may have changed a field since it was read, and React resets some text areas.
    const values = [valuesOf(before), saved.get(before)].find(
      (each) => each && !areEqual(each, initial),
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
  _valueTracker?.setValue(String(initialValuesOf(field)[0]));
  for (const type of eventsOf(field))
    field.dispatchEvent(new Event(type, { bubbles: type !== 'toggle' }));
}

/** The events that a browser fires when a visitor changes a field. */
function eventsOf(field: Field): string[] {
  if ('open' in field) return ['toggle'];
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

type Selection = Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd' | 'selectionDirection'>;

function moveFocus(selection: Selection, to: Field): void {
  to.focus({ preventScroll: true });
  // Other fields than inputs and text areas, and some types of inputs, have no selection.
  const { selectionStart, selectionEnd, selectionDirection } = selection;
  if (typeof selectionStart !== 'number') return;
  const target = to as HTMLInputElement;
  target.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
