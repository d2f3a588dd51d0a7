import type { PictureFiles, RegionCopy } from '@/lib/region/copy-types';

/** Every picture that the pages of a variant show. */
export function picturesOf(copy: RegionCopy): PictureFiles[] {
  return [
    ...copy.slides.map(({ picture }) => picture.files),
    ...copy.features.map(({ picture }) => picture),
    copy.art.about,
    copy.art.contact,
    copy.art['not-found'],
  ];
}

/** The URLs of the files of a picture. */
export function urlsOf({ avif, webp }: PictureFiles): string[] {
  return [...Object.values(avif), webp];
}

export function pictureUrlsOf(copy: RegionCopy): string[] {
  return [...new Set(picturesOf(copy).flatMap(urlsOf))];
}
