/** Every text inside a value, at any depth. */
export function collectStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(collectStrings) : [];
}
