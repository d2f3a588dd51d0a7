import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { processEnv, resetEnv } from '@next/env';
import { capitalProblems } from '../files';
import { type SettingsFiles, type EnvironmentVariables } from '../settings';
import { settingsFileOf, variantsOfCompany, type CompanyFolder } from './companies';
import type { Project } from './project';

/** A build of one site. */
export interface SiteBuild {
  readonly company: CompanyFolder;
  /** The name of the site's folder. */
  readonly name: string;
  /** The site's name in messages, such as "India, Hindi" or "kiran: India, Hindi". */
  readonly label: string;
  readonly files: SettingsFiles;
  /** The settings in these files, and the process environment, which takes precedence. */
  readonly settings: EnvironmentVariables;
  /** The variables that take precedence over all settings. */
  readonly variables: EnvironmentVariables;
}

/**
 * The builds of a company's sites: of each variant for which it has a settings file.
 *
 * @param required whether the project itself has to have a variant. A company has to have one.
 */
export function siteBuildsOf(
  company: CompanyFolder,
  project: Project,
  required?: boolean,
): readonly SiteBuild[] {
  const { name, folder, settingsFiles } = company;
  const unread = capitalProblems(folder || '.');
  if (unread.length > 0) throw new Error(unread.join('\n'));
  const variants = variantsOfCompany(readdirSync(folder || '.'), project, folder, required);
  const sites = variants.map((variant) => ({
    variant,
    ...readSettingsFiles([...settingsFiles, folder + settingsFileOf(variant)]),
  }));
  return sites.map(({ variant, ...read }) => ({
    ...read,
    company,
    name: variant.name,
    label: name ? `${name}: ${variant.label}` : variant.label,
    variables: project.variablesOf(variant, sites),
  }));
}

/** The settings in files, from the lowest precedence. */
export function readSettingsFiles(paths: readonly string[]): Pick<SiteBuild, 'files' | 'settings'> {
  const loadedEnvFiles = paths
    .filter((path) => existsSync(path))
    .map((path) => ({ path, contents: readFileSync(path, 'utf8'), env: {} }))
    .reverse();
  const [, parsedEnv] = processEnv(loadedEnvFiles, process.cwd(), console, true);
  // Next also writes what it reads into the process environment, which the next read would prefer.
  resetEnv();
  return { files: { loadedEnvFiles, parsedEnv }, settings: { ...parsedEnv, ...process.env } };
}
