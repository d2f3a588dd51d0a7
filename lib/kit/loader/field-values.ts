/** What a visitor can type, choose or open. */
export type Field = HTMLElementTagNameMap['input' | 'textarea' | 'select' | 'details' | 'button'];

/** What a visitor can change: one value, or the values of the selected options. */
export type Values = readonly unknown[];

export function valuesOf(field: Field): Values {
  if ('selectedOptions' in field) return [...field.selectedOptions].map(({ value }) => value);
  return [Reflect.get(field, propertyOf(field))];
}

/** Sets values with the browser's own setters: React overrides some of them to track values. */
export function setValues(field: Field, values: Values): void {
  if ('selectedOptions' in field)
    for (const option of field.options) option.selected = values.includes(option.value);
  else if (valuesOf(field)[0] !== values[0])
    Reflect.set(Object.getPrototypeOf(field) as object, propertyOf(field), values[0], field);
}

/** The values of a field before a visitor uses it. A form resets most fields to these. */
export function initialValuesOf(field: Field): Values {
  const copy = field.cloneNode(true) as Field;
  const form = document.createElement('form');
  form.append(copy);
  form.reset();
  // Its HTML does not say whether it was rendered open, so it always counts as changed. A browser
  // fires `toggle` without a change, too: for each one that is open when the page opens.
  return 'open' in copy ? [!copy.open] : valuesOf(copy);
}

/** A FileList serialises to its indexes only, so lists with the same number of files are equal. */
export function areEqual(one: Values, other: Values): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function isCheckable(field: Element): boolean {
  return field.matches('[type=checkbox], [type=radio]');
}

function propertyOf(field: Field): string {
  if ('open' in field) return 'open';
  return isCheckable(field) ? 'checked' : field.type === 'file' ? 'files' : 'value';
}
