/**
 * What may stand where the page shows a company's words. The build holds its settings to these rules, and so does the
 * browser with whatever `/site-config.js` brings: it is small and has no dependency, because it ships to the visitor.
 */

/** Longest text taken for a name, an address, an email or a copyright line, in UTF-16 units. */
export const SITE_TEXT_LIMIT = 500;

/**
 * Control characters break lines or hide text; bidirectional controls (Unicode TR36 §3.3) can make a name read as
 * another; angle brackets are in no company's name but in every pasted piece of HTML.
 */
const REFUSED_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069<>]/u;

/** Whether a value is a non-blank string that can be shown as it is. */
export function isSiteText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= SITE_TEXT_LIMIT &&
    value.trim() !== '' &&
    !REFUSED_CHARACTERS.test(value)
  );
}

/** Whether a value can stand in a `mailto:` link: one `@`, no space, no scheme. It does not prove that mail arrives. */
export function isEmailAddress(value: unknown): value is string {
  return isSiteText(value) && /^[^\s@:]+@[^\s@:.]+(?:\.[^\s@:.]+)+$/.test(value);
}

/** Whether a value is an absolute URL of the web. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
