/** Serialises declarations as a CSS block. */
export function cssBlock(declarations: Record<string, string>): string {
  return `{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
}
