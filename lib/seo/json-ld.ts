/** A value as JSON-LD has it; blank facts are left out. */
export type JsonLd = { readonly [key: string]: string | JsonLd | JsonLd[] };

/**
 * JSON that can stand in a `script` element: no text in it can end the element (HTML §4.12.1.3).
 */
export function jsonForScript(data: JsonLd | readonly JsonLd[]): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
