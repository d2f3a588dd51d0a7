/** Whether a text is a day of the calendar as ISO 8601 writes it, such as `2026-10-31`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time).toJSON()?.startsWith(text) === true;
}

/** A day (ISO 8601) as a locale writes it: `31 October 2026`, `31 Oktober 2026`. */
export function formatDay(day: string, locale: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(day));
}
