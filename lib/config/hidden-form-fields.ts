/**
 * The honeypot: an invisible field, which only programs fill in. Formspree drops a message in which
 * it is filled in, and so does the page itself.
 */
export const HONEYPOT = '_gotcha';

/** The names of the form's own fields, which a setting may not give another value. */
const OWN_FIELDS = ['Name', 'Telephone', 'Email', 'Message', HONEYPOT];

/** `{name}`. Services fill in `{{name}}` themselves. */
const PLACEHOLDER = /\{\{.*?\}\}|\{(\w+)\}/g;

/** What the page knows when it sends a message: the fields, itself, and the campaign of the visit. */
const SENT_WITH_MESSAGE = /^(Name|Email|Message|page|utm_\w+|[gw]braid|\w{1,2}clk?id)$/;
const KNOWN_TO_BUILD = /^(region|language)$/;

export type FormField = readonly [name: string, value: string];

/** Reads further fields of the form in query-string notation, but with a plus sign as it is. */
export function parseFormFields(text: string): readonly FormField[] {
  return [...new URLSearchParams(text.replaceAll('+', '%2B'))];
}

/** The names of the placeholders in a text. */
export function placeholdersIn(text: string): readonly string[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);
}

/** A text with its placeholders filled in. A placeholder without a value stays. */
export function fillPlaceholders(
  text: string,
  valueOf: (name: string) => string | undefined,
): string {
  return text.replace(PLACEHOLDER, (written, name?: string) => (name && valueOf(name)) ?? written);
}

/** Whether fields have placeholders that the page fills in when it sends a message. */
export function areFilledWhenSent(fields: string): boolean {
  return placeholdersIn(fields).some((name) => !KNOWN_TO_BUILD.test(name));
}

/** Whether a text lists further fields of the form in query-string notation. */
export function isFormFieldList(text: string): boolean {
  const fields = parseFormFields(text);
  const names = fields
    .filter(([name, value]) => !(OWN_FIELDS.includes(name) && value === `{${name}}`))
    .map(([name]) => name);
  return (
    text.split('&').every((field) => /^[^=]+=/.test(field)) &&
    new Set([...OWN_FIELDS, ...names]).size === OWN_FIELDS.length + names.length &&
    fields
      .flatMap(([, value]) => placeholdersIn(value))
      .every((name) => SENT_WITH_MESSAGE.test(name) || KNOWN_TO_BUILD.test(name))
  );
}
