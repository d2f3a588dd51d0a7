/**
 * The rules for company texts. The build checks its settings with them, and the browser checks
 * `/site-config.js`. This file has no dependency because it is part of the page's scripts.
 */

/** In UTF-16 units. */
export const SITE_TEXT_LIMIT = 500;

/**
 * Characters that nobody can see: controls, bidirectional controls (Unicode TR36 §3.3: they can
 * make a name read as another one), zero-width spaces, line separators, halves of surrogate pairs.
 * The joiners and the emoji presentation selectors are allowed because Indian scripts and emoji
 * need them.
 */
export const INVISIBLE =
  /(?![\u200c\u200d\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800]/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Angle brackets come from pasted HTML. U+FFFD stands for bytes that are not UTF-8. */
const MISTAKEN = /[<>\ufffd]/;

/** Normalises whitespace: every kind of space becomes the usual one, and the text is trimmed. */
export function normaliseWhitespace(written = ''): string {
  return written.replace(/\p{Zs}+/gu, ' ').trim();
}

/** The parts of a text that `|` separates, such as several offices, each in a line of its own. */
export function inLines(text: string): string {
  return text.replace(/ *\| */g, '\n');
}

/** Whether a text can be shown unchanged. */
export function isSiteText(value: string): boolean {
  return (
    value.length <= SITE_TEXT_LIMIT &&
    VISIBLE.test(value) &&
    !INVISIBLE.test(value) &&
    !MISTAKEN.test(value)
  );
}

/**
 * Whether a text can follow `mailto:` as it is. Characters that start header fields, further
 * recipients or percent escapes there are refused (RFC 6068).
 */
export function isEmailAddress(value: string): boolean {
  return (
    isSiteText(value) &&
    /^[^\s@:?&#%/\\,;()[\]"]+@[^\s@:?&#%/\\,;()[\]".]+(?:\.[^\s@:?&#%/\\,;()[\]".]+)+$/.test(value)
  );
}

/** Whether a text is a day of the calendar as ISO 8601 writes it, such as `2026-10-31`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time).toJSON()?.startsWith(text) === true;
}
