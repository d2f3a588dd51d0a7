/** A name in camel case, such as `webVitals`, in kebab case: `web-vitals`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
