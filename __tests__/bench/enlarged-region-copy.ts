import type { CopyPicture, RegionCopy } from '@/lib/region/copy-types';

interface Size {
  readonly slides: number;
  readonly features: number;
}

/**
 * A region's copy with more slides and features. Each repeated entry gets its own title or amount.
 */
export function enlargedCopy(copy: RegionCopy, { slides, features }: Size): RegionCopy {
  return {
    ...copy,
    slides: repeated(copy.slides, slides, 'title') as unknown as RegionCopy['slides'],
    features: repeated(copy.features, features, 'amount') as unknown as RegionCopy['features'],
  };
}

/** @param name the field that differs from entry to entry. */
function repeated<Name extends string, T extends Record<Name, string> & { picture: CopyPicture }>(
  entries: readonly T[],
  count: number,
  name: Name,
): T[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as T;
    if (index < entries.length) return entry;
    return {
      ...entry,
      [name]: `${entry[name]} (${index + 1})`,
      picture: anotherPicture(entry.picture, index),
    };
  });
}

/** The same picture under other file names. A file that the page already has would cost nothing. */
function anotherPicture(picture: CopyPicture, index: number): CopyPicture {
  const { avif, webp } = picture.files;
  const copies = (hrefs: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(hrefs).map(([width, href]) => [width, copyUrl(href, index)]));
  return {
    ...picture,
    files: { ...picture.files, avif: copies(avif), webp: copyUrl(webp, index) },
  };
}

function copyUrl(href: string, index: number): string {
  return href.replace(/(?=\.\w+\.\w+$)/, `-copy${index}`);
}

/** The picture files that only an enlarged copy has, each with its original. */
export function copiedFiles({
  slides,
  features,
}: RegionCopy): { copy: string; original: string }[] {
  return [...slides, ...features]
    .flatMap(({ picture: { files } }) => [...Object.values(files.avif), files.webp])
    .map((copy) => ({ copy, original: copy.replace(/-copy\d+(?=\.\w+\.\w+$)/, '') }))
    .filter(({ copy, original }) => copy !== original);
}
