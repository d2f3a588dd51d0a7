import type { Problem } from '@/lib/kit/text';
import { HASHED_FOLDERS, withoutSuffix } from '@/lib/kit/urls';
import { languagesOf } from '@/lib/region/languages';
import { REGIONS, type Region } from '@/lib/region/regions';
import { BUILT_PAGES, HOME_PARTS } from '@/lib/site/pages';
import { CONTENT_FOLDER, type ContentFile } from '../site/content-files';

/** Names of files and folders that the build writes beside the pages. */
const RESERVED = ['404', 'index', ...HASHED_FOLDERS.map((folder) => folder.split('/')[1])];

/**
 * What is wrong with the names of the files in `content/`.
 *
 * @param publicFiles the files in `public/`, by their path on the site.
 */
export function fileNameProblems(
  files: readonly ContentFile[],
  publicFiles: readonly string[],
): readonly Problem[] {
  const built = [...BUILT_PAGES.map(({ path }) => path.slice(1)), ...HOME_PARTS];
  const names = [...built, ...files.map(({ name }) => name)];
  const problemOf = ({ region, name, language }: ContentFile) => {
    if (!name) return `is not named ${CONTENT_FOLDER}/<region>/<page>.<language>.md`;
    if (!REGIONS.includes(region as Region))
      return `is in the folder of an unknown region; allowed: ${REGIONS.join(', ')}`;
    const codes: readonly string[] = languagesOf(region as Region);
    if (!codes.includes(language))
      return `has an unknown language; allowed for ${region}: ${codes.join(', ')}`;
    if (!/^[a-z\d-]+$/i.test(name) || RESERVED.includes(name.toLowerCase()))
      return `would be at /${name}; allowed: letters, digits and dashes, but not ${RESERVED.join(', ')}`;
    // They would be the same file on macOS and Windows.
    const isSame = (other: string) => other.toLowerCase() === name.toLowerCase();
    const spelling = names.find(isSame);
    if (spelling !== name) return `differs from ${spelling} only in upper and lower case`;
    const page = publicFiles.find((path) => isSame(withoutSuffix(path.toLowerCase()).slice(1)));
    return page && !HOME_PARTS.includes(name)
      ? `has the path of public${page}; remove one of the two`
      : undefined;
  };
  return files.flatMap((source) => {
    const reason = problemOf(source);
    return reason ? [{ place: source.file, reason }] : [];
  });
}
