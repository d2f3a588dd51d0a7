/** Whether a text is a day of the calendar as ISO 8601 writes it, such as `2026-10-31`. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && new Date(time).toJSON()?.startsWith(text) === true;
}
