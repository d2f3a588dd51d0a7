import { createJiti } from 'jiti';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const jiti = createJiti(import.meta.url, { alias: { '@': root } });

/** Imports a TypeScript module by its path from the root: Node 20 cannot by itself, and the build runs on it. */
export function loadTypeScript(path) {
  return jiti.import(`${root}${path}`);
}
