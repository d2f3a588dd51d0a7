/**
 * The honeypot: an invisible field, which only programs fill in. Formspree drops a message in which
 * it is filled in, and so does the page itself.
 */
export const HONEYPOT = '_gotcha';

/** The names of the form's own fields, which a setting may not repeat. */
const OWN_FIELDS = ['Name', 'Telephone', 'Email', 'Message', HONEYPOT];

/** Reads further fields of the form in query-string notation, but with a plus sign as it is. */
export function readFormFields(text: string): readonly [name: string, value: string][] {
  return [...new URLSearchParams(text.replaceAll('+', '%2B'))];
}

/** Whether a text lists further fields of the form in query-string notation. */
export function isFormFieldList(text: string): boolean {
  const names = readFormFields(text).map(([name]) => name);
  return (
    text.split('&').every((field) => /^[^=]+=/.test(field)) &&
    new Set([...OWN_FIELDS, ...names]).size === OWN_FIELDS.length + names.length
  );
}
