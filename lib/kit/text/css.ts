/** Serialises declarations as a CSS block. */
export function cssBlock(declarations: Record<string, string>): string {
  return `{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
}

/** A name in camel case, such as `webVitals`, in kebab case: `web-vitals`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
