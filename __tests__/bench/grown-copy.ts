import type { CopyPicture, RegionCopy } from '@/lib/region/copy';

interface Size {
  readonly slides: number;
  readonly features: number;
}

interface Entry {
  readonly title: string;
  readonly picture: CopyPicture;
}

/** A region's copy with more to show: its slides and features again and again, each under a title of its own. */
export function grownCopy(copy: RegionCopy, { slides, features }: Size): RegionCopy {
  return {
    ...copy,
    slides: repeated(copy.slides, slides) as unknown as RegionCopy['slides'],
    features: repeated(copy.features, features) as unknown as RegionCopy['features'],
  };
}

function repeated<T extends Entry>(entries: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] as T;
    if (index < entries.length) return entry;
    return { ...entry, title: `${entry.title} (${index + 1})`, picture: anotherPicture(entry.picture, index) };
  });
}

/** The same files under addresses of their own: a picture that is already there would cost the page nothing. */
function anotherPicture(picture: CopyPicture, index: number): CopyPicture {
  const { avif, webp } = picture.files;
  const elsewhere = (hrefs: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(hrefs).map(([width, href]) => [width, `${href}?${index}`]));
  return { ...picture, files: { ...picture.files, avif: elsewhere(avif), webp: elsewhere(webp) } };
}
