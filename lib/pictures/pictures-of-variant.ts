import { textsIn } from '@/lib/fonts/assert-fonts-have-glyphs';
import type { PictureFiles, RegionCopy } from '@/lib/region/copy-types';

/** The URLs of the files of a picture. */
export function urlsOf({ avif, webp }: PictureFiles): string[] {
  return [...Object.values(avif), webp];
}

/** The URLs of the files of all pictures of a variant, which are in its copy. */
export function pictureUrlsOf(copy: RegionCopy): string[] {
  return [...new Set(textsIn(copy).filter((text) => text.startsWith('/art/')))];
}
