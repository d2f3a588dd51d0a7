import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The licences of the packages in a script, which must accompany their code. Packages with the same
 * licence and the same authors share one text.
 *
 * @param note what the file says besides, such as where the licence of a font is.
 * @throws Error if a package has no file with its licence.
 */
export function licencesOf(sources: Iterable<string>, note?: string): string {
  const packagesByText = new Map<string, Set<string>>();
  for (const path of sources) {
    if (!path.includes(PACKAGES)) continue;
    const { name, text } = licenceOf(path);
    packagesByText.set(text, (packagesByText.get(text) ?? new Set()).add(name));
  }
  const parts = [...packagesByText].map(
    ([text, packages]) => `${[...packages].sort().join(', ')}\n\n${text}`,
  );
  return `${[...parts.sort(), ...(note ? [note] : [])].join('\n\n---\n\n')}\n`;
}

const PACKAGES = 'node_modules/';

/** The nearest licence. Next contains other packages, each in a folder with its licence. */
function licenceOf(path: string): { readonly name: string; readonly text: string } {
  for (let folder = dirname(path); folder.includes(PACKAGES); folder = dirname(folder)) {
    const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
    if (!file) continue;
    const name = folder.slice(folder.lastIndexOf(PACKAGES) + PACKAGES.length);
    return { name, text: readFileSync(join(folder, file), 'utf8').trim() };
  }
  throw new Error(
    `${path} is in a script of the site, and its package has no file with its licence. Use a package that has one.`,
  );
}
