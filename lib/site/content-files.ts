import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '@/lib/kit/files';
import { languages, type Language } from '@/lib/region/languages';
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
  /** What is in it. */
  readonly text: string;
}

/** Lists of a region that are no texts (lib/content/redirects-and-robots.ts). */
const LIST = /^[^/]+\/(?:redirects|robots)\.txt$/;

/** Reads all texts of `content/` in a project, without hidden files, such as `.gitkeep`. */
export function readContentFiles(project: string): readonly ContentFile[] {
  const paths = filesIn(join(project, CONTENT_FOLDER)).filter(
    (path) => !/(?:^|\/)\./.test(path) && !LIST.test(path),
  );
  return paths.map((path) => {
    const [, region = '', name = '', language = ''] =
      /^([^/]+)\/([^/]+)\.([^/.]+)\.md$/.exec(path) ?? [];
    const file = `${CONTENT_FOLDER}/${path}`;
    return { file, region, name, language, text: readFileSync(join(project, file), 'utf8') };
  });
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

/** Warnings about files without a translation, which fall back to English or are left out. */
export function contentWarnings(
  files: readonly ContentFile[],
  variant: Pick<Variant, 'region' | 'language'>,
): readonly string[] {
  const selected = selectContentFiles(files, variant);
  const own = variant.language;
  const nameOf = (language: string) => languages[language as Language].name;
  return files
    .filter(({ region, language }) => region === variant.region && language !== own)
    .flatMap((source) => {
      const { file, language, name } = source;
      const shown = selected.find((one) => one.name === name);
      if (shown && shown !== source) return [];
      const state = shown
        ? 'is shown in English'
        : `is only in ${nameOf(language)}, so this site leaves it out`;
      const translation = `${name}.${own}.md, in the same folder`;
      return [`${file} ${state}. Translate it into ${nameOf(own)}: ${translation}.`];
    });
}
