import { languages, type Language } from '@/lib/region/languages';
import type { Variant } from '@/lib/region/variants';
import { selectContentFiles, type ContentFile } from './content-files';

/** Warnings about files without a translation, which fall back to English or are left out. */
export function contentWarnings(
  files: readonly ContentFile[],
  variant: Pick<Variant, 'region' | 'language'>,
): readonly string[] {
  const selected = selectContentFiles(files, variant);
  const nameOf = (language: string) => languages[language as Language].name;
  const own = nameOf(variant.language);
  const ownFile = (file: string) => file.replace(/[^.]+\.md$/, `${variant.language}.md`);
  const inEnglish = selected.filter(({ language }) => language !== variant.language);
  const leftOut = files.filter(
    ({ region, name }) =>
      region === variant.region && selected.every((other) => other.name !== name),
  );
  return [
    ...inEnglish.map(
      ({ file }) => `${file} is shown in English. Translate it into ${own}: ${ownFile(file)}.`,
    ),
    ...leftOut.map(
      ({ file, language }) =>
        `${file} is only in ${nameOf(language)}, so this site leaves it out. Translate it into ${own}: ${ownFile(file)}.`,
    ),
  ];
}
