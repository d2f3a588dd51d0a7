/** A day (ISO 8601) as a locale writes it: `31 October 2026`, `31 Oktober 2026`. */
export function formatDay(day: string, locale: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(day));
}
