import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** What a build does not read, or writes itself. The settings of a copy come from its caller. */
const NOT_COPIED =
  /^(node_modules|\.git|\.github|\.next|\.swc|out|out\..*|\.vercel|companies|variants|reports|__tests__|package-lock\.json|next-env\.d\.ts|\.env(?!\.example$).*|.*\.tsbuildinfo|.*\.md)$/;

/** The files and folders in the root of the project that a build reads, besides settings files. */
export function sourcesOfBuild(): string[] {
  return readdirSync('.').filter((name) => !NOT_COPIED.test(name));
}

/** What a company may have of its own. Its files replace those of the project with the same paths. */
export const COMPANY_SOURCES = ['content', 'public'];

/**
 * Copies this project into a folder of `reports/`, for builds that must not replace its own `out/`.
 * From there, Node finds the node_modules of the project. The build cache of an earlier copy stays.
 *
 * @param company the folder of a company, with a slash at the end, whose files the copy gets.
 * @returns the copy's folder.
 * @throws Error if `reports/` is a symbolic link.
 */
export function copyProject(name: string, company = ''): string {
  if (lstatSync('reports', { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      'reports/ is a symbolic link, and a build there would find no packages: make it a folder, or the mount point of a volume.',
    );
  const copy = resolve('reports', name);
  mkdirSync(copy, { recursive: true });
  for (const entry of readdirSync(copy))
    if (entry !== '.next') rmSync(join(copy, entry), { recursive: true });
  // The packages of a tool.
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const entry of sourcesOfBuild())
    cpSync(entry, join(copy, entry), { recursive: true, filter });
  for (const folder of company ? COMPANY_SOURCES : [])
    if (existsSync(company + folder))
      cpSync(company + folder, join(copy, folder), { recursive: true });
  return copy;
}
