import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FONTS = 'The fonts of this site have a licence of their own: OFL.txt';

/**
 * The licences of the packages in a script, which must accompany their code. Packages with the same
 * licence and the same authors share one text.
 *
 * @throws Error if a package has no file with its licence.
 */
export function licencesOf(sources: Iterable<string>): string {
  const packagesByText = new Map<string, Set<string>>();
  for (const path of sources) {
    if (!path.includes(PACKAGES)) continue;
    const folder = licensedFolderOf(path);
    const text = readFileSync(join(folder, licenceIn(folder) as string), 'utf8').trim();
    const name = folder.slice(folder.lastIndexOf(PACKAGES) + PACKAGES.length);
    packagesByText.set(text, (packagesByText.get(text) ?? new Set()).add(name));
  }
  const parts = [...packagesByText].map(
    ([text, packages]) => `${[...packages].sort().join(', ')}\n\n${text}`,
  );
  return `${[...parts.sort(), FONTS].join('\n\n---\n\n')}\n`;
}

const PACKAGES = 'node_modules/';

/** The nearest folder with a licence. Next contains other packages, each with its licence file. */
function licensedFolderOf(path: string): string {
  for (let folder = dirname(path); folder.includes(PACKAGES); folder = dirname(folder))
    if (licenceIn(folder)) return folder;
  throw new Error(
    `${path} is in a script of the site, and its package has no file with its licence. Use a package that has one.`,
  );
}

function licenceIn(folder: string): string | undefined {
  return readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
}
