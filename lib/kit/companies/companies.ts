import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { capitalProblems } from '../files';
import { quoteForMessage } from '../text';
import type { Project, Variant } from './project';

/** The project itself, or one of several companies. */
export interface CompanyFolder {
  /** The name of its folder in `companies/`; empty for the project. */
  readonly name: string;
  /** The path of that folder, with a slash at the end; empty for the project. */
  readonly folder: string;
  /** The settings files that all of its sites read. The last one takes precedence. */
  readonly settingsFiles: readonly string[];
}

export const PROJECT: CompanyFolder = {
  name: '',
  folder: '',
  settingsFiles: ['.env', '.env.production', '.env.local', '.env.production.local'],
};

/**
 * The companies with these names, or all. Without names: the project itself.
 *
 * Their sites do not read `.env.local` of the project: it has the settings of one machine, which
 * may be those of another company.
 *
 * @throws Error that lists the existing companies, if a name is unknown or there is none.
 */
export function readCompanies(
  names: readonly string[],
  project: Pick<Project, 'variants'>,
  all = false,
): readonly CompanyFolder[] {
  if (names.length === 0 && !all) return [PROJECT];
  const isFolder = (name: string) =>
    statSync(join('companies', name), { throwIfNoEntry: false })?.isDirectory();
  const known = (existsSync('companies') ? readdirSync('companies') : []).filter(
    (name) => !name.startsWith('.') && isFolder(name),
  );
  if (all && known.length === 0) throw new Error('There is no folder of a company in companies/.');
  return [...new Set(all ? known : names)].map((name) => {
    assertCompanyName(name, known, project);
    const folder = `companies/${name}/`;
    return { name, folder, settingsFiles: ['.env', '.env.production', `${folder}.env`] };
  });
}

/**
 * @param known the names of the folders in `companies/`.
 * @throws Error if a name is none of them, or is needed for the sites of the project itself.
 */
export function assertCompanyName(
  name: string,
  known: readonly string[],
  project: Pick<Project, 'variants'>,
): void {
  if (!known.includes(name))
    throw new Error(
      [
        `companies/ has no folder ${quoteForMessage(name)}. Its folders: ${known.join(', ') || 'none'}.`,
        ...capitalProblems(),
      ].join('\n'),
    );
  if (isVariantName(name, project))
    throw new Error(
      `Rename companies/${name}: variants/${name}/ is the folder of a site of the project itself.`,
    );
}

/** Whether `variants/<name>/` is a site of the project itself. */
export function isVariantName(name: string, { variants }: Pick<Project, 'variants'>): boolean {
  return variants.some((variant) => variant.name === name);
}

/** A file of settings for a language tag, whether or not the site has that variant. */
const VARIANT_FILE = /^\.env\.[a-z]{2,3}[-_][a-z]{2}(\.txt)?$/i;

/** A settings file that not all sites of a company read, and no copy that an editor keeps. */
const SETTINGS_FILE = /^\.env\.(?!example$|.*(?:\.sw[a-p]|~)$)/;

/**
 * The variants that a company has settings files for.
 *
 * @param files in the folder of the company, or of the project.
 * @param folder the path of that folder; empty for the project.
 * @param required whether there has to be a variant.
 * @throws Error that names the files that no variant reads, or what is missing.
 */
export function variantsOfCompany(
  files: readonly string[],
  project: Pick<Project, 'variants'>,
  folder = '',
  required = folder !== '',
): readonly Variant[] {
  const knownFiles = project.variants.map(settingsFileOf);
  const possible = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(knownFiles);
  const forVariants = folder ? SETTINGS_FILE : VARIANT_FILE;
  const unknown = files.filter((file) => forVariants.test(file) && !knownFiles.includes(file));
  if (unknown.length > 0) {
    const named = unknown.map((file) => folder + file).join(', ');
    throw new Error(`No variant reads ${named}. Write ${possible}.`);
  }
  const variants = project.variants.filter((variant) => files.includes(settingsFileOf(variant)));
  if (required && variants.length === 0) {
    const place = folder && ` in ${folder}`;
    throw new Error(
      `There is no settings file of a variant${place}. Write one or more: ${possible}.`,
    );
  }
  return variants;
}

/** The file with the settings of one variant. */
export function settingsFileOf({ name }: Variant): string {
  return `.env.${name}`;
}
