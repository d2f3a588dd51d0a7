import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Variant } from '@/lib/region/variants';

/** The folder with the texts of a company. This repository has none (PRODUCT rule 2). */
export const CONTENT_FOLDER = 'content';

/**
 * A file in `content/`, such as `content/india/privacyPolicy.hi.md`. The parts of its name are
 * empty if it does not have this form.
 */
export interface ContentFile {
  /** Its path from the root of the project. */
  readonly file: string;
  readonly region: string;
  readonly name: string;
  readonly language: string;
}

/** All files of the folder, except hidden files, such as `.gitkeep`. */
export function listContentFiles(project = process.cwd()): readonly ContentFile[] {
  const paths = filesIn(join(project, CONTENT_FOLDER)).filter((path) => !/(?:^|\/)\./.test(path));
  return paths.map((path) => {
    const [, region = '', name = '', language = ''] =
      /^([^/]+)\/([^/]+)\.([^/.]+)\.md$/.exec(path) ?? [];
    return { file: `${CONTENT_FOLDER}/${path}`, region, name, language };
  });
}

/**
 * The paths of all files below a folder, with slashes; none if it is missing. Symbolic links are
 * followed.
 */
export function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path), { throwIfNoEntry: false })?.isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/**
 * The file of each name for a variant: in its language, with English as the fallback. A name that
 * has only another language is left out.
 */
export function selectContentFiles(
  files: readonly ContentFile[],
  { region, language }: Pick<Variant, 'region' | 'language'>,
): readonly ContentFile[] {
  const own = files.filter((file) => file.region === region);
  return [language, 'en']
    .flatMap((code) => own.filter((file) => file.language === code))
    .filter(({ name }, index, all) => all.findIndex((file) => file.name === name) === index);
}
