import { textsIn } from '@/lib/kit/text';
import { PICTURES_FOLDER } from '@/lib/kit/urls';
import type { PictureFiles, RegionCopy } from '@/lib/region/copy-types';
import pictures from '@/lib/region/pictures.json';
import type { Region } from '@/lib/region/regions';

/** A picture in `pictures.json`. The paths of its original and its mask begin with the region. */
export interface ListedPicture extends PictureFiles {
  readonly original: string;
  readonly mask?: { readonly file: string; readonly hash: string };
  /** Of the original, and of what its place needs. */
  readonly inputHash: string;
}

export type PictureList = Record<string, Record<string, ListedPicture>>;

/** The parts of a URL such as `/pictures/india/phone-384.7090df78.avif`. */
export function partsOf(url: string) {
  const [, region, name, width, hash, format] =
    /^(\w+)\/([a-z0-9-]+)-(\d+)\.([0-9a-f]{8})\.(avif|webp)$/.exec(
      url.slice(PICTURES_FOLDER.length),
    ) ?? [];
  return { region: region as Region, name, width: Number(width), hash, format };
}

/** @throws Error if no picture has files like this. */
export function pictureOf(url: string): ListedPicture {
  const { region, name = '' } = partsOf(url);
  const picture = (pictures as PictureList)[region]?.[name];
  if (!picture) throw new Error(`${url} belongs to no picture.`);
  return picture;
}

/** The URLs of the files of a picture. */
export function urlsOf({ avif, webp }: PictureFiles): string[] {
  return [...Object.values(avif), webp];
}

/** The URLs of the files of all pictures of a variant, which are in its copy. */
export function pictureUrlsOf(copy: RegionCopy): string[] {
  return [...new Set(textsIn(copy).filter((text) => text.startsWith(PICTURES_FOLDER)))];
}
