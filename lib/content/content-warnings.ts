import { languages, type Language } from '@/lib/region/languages';
import type { Variant } from '@/lib/region/variants';
import { selectContentFiles, type ContentFile } from './content-files';

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
      const { file, language } = source;
      const shown = selected.find(({ name }) => name === source.name);
      if (shown && shown !== source) return [];
      const state = shown
        ? 'is shown in English'
        : `is only in ${nameOf(language)}, so this site leaves it out`;
      const translation = file.replace(/[^.]+\.md$/, `${own}.md`);
      return [`${file} ${state}. Translate it into ${nameOf(own)}: ${translation}.`];
    });
}
