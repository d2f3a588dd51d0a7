import type { CopyPicture, RegionCopy } from '@/lib/region/copy';

interface Size {
  readonly slides: number;
  readonly features: number;
}

/** A region's copy with more slides and features: each repeated, with a title or an amount of its own. */
export function enlargedCopy(copy: RegionCopy, { slides, features }: Size): RegionCopy {
  return {
    ...copy,
    slides: repeated(copy.slides, slides, 'title') as unknown as RegionCopy['slides'],
    features: repeated(copy.features, features, 'amount') as unknown as RegionCopy['features'],
  };
}

/** @param name the field that tells one entry from another. */
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

/** The same picture in files of its own: one that is already there would cost the page nothing. */
function anotherPicture(picture: CopyPicture, index: number): CopyPicture {
  const { avif, webp } = picture.files;
  const copies = (hrefs: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(hrefs).map(([width, href]) => [width, copyAddress(href, index)]),
    );
  return {
    ...picture,
    files: { ...picture.files, avif: copies(avif), webp: copyAddress(webp, index) },
  };
}

function copyAddress(href: string, index: number): string {
  return href.replace(/(?=\.\w+\.\w+$)/, `-copy${index}`);
}

/** The files that an enlarged copy names and the project does not have, each with the one it is a copy of. */
export function copiedFiles({
  slides,
  features,
}: RegionCopy): { copy: string; original: string }[] {
  return [...slides, ...features]
    .flatMap(({ picture: { files } }) => [...Object.values(files.avif), files.webp])
    .map((copy) => ({ copy, original: copy.replace(/-copy\d+(?=\.\w+\.\w+$)/, '') }))
    .filter(({ copy, original }) => copy !== original);
}
