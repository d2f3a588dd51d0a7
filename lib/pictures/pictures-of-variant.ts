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

export function pictureUrlsOf(copy: RegionCopy): string[] {
  const urls = picturesOf(copy).flatMap(({ avif, webp }) => [...Object.values(avif), webp]);
  return [...new Set(urls)];
}
