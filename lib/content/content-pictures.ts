import { join } from 'node:path';
import { LOGO_FILES } from '@/lib/kit/icons';
import { picturePathsIn, type PictureAttributes } from '@/lib/kit/markdown';
import { encodeForPage, type PagePicture, type PicturePlace } from '@/lib/kit/pictures';
import { decodePercentEncoding, PICTURES_FOLDER } from '@/lib/kit/urls';
import { picturesOf } from '@/lib/region/copy';
import type { PictureFiles } from '@/lib/region/copy-types';
import type { ContentFile } from '@/lib/site/content-files';

const OWN_FOLDER = `${PICTURES_FOLDER}own/`;

/** A slide, a card and About us show squares (lib/pictures/README.md). */
const SQUARE: PicturePlace = { widths: [240, 384, 480, 720, 960], square: true };

/** A text is up to 38em wide (prose.css), of at most 1.25rem (content-page.css). */
const IN_TEXT: PicturePlace = { widths: [480, 720, 1080, 1520] };
const SIZES_IN_TEXT = '(min-width: 52rem) 47.5rem, 92vw';

/**
 * The files of `public/` that visitors get only as encoded copies: the logo, and the pictures in
 * texts of `content/`, also in those of another language or region. An original may say where and
 * when a photograph was taken.
 */
export function originalsOf(files: readonly ContentFile[]): ReadonlySet<string> {
  return new Set([...LOGO_FILES, ...files.flatMap(({ text }) => picturePathsIn(text))]);
}

/** Encodes the pictures of `public/` that the files of `content/` name. */
export function contentPictures(
  publicFolder: string,
  publicFiles: ReadonlyMap<string, string>,
  offer: Parameters<typeof picturesOf>[0],
) {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();

  async function encode(written: string, place: PicturePlace): Promise<PagePicture | string> {
    const name = publicFiles.get(decodePercentEncoding(written).normalize('NFC'));
    if (!name) return 'is not in public/; write ![alt text](/name.png) for public/name.png';
    const picture = await encodeForPage(join(publicFolder, name), place);
    if (typeof picture !== 'string')
      for (const { name, bytes } of [...picture.avif, picture.webp])
        files.set(OWN_FOLDER + name, bytes);
    return picture;
  }

  return {
    files,

    /** A picture of a slide, a card or About us: one of the company, or `/pictures/phone` of the site. */
    square: async (src: string): Promise<PictureFiles | string> => {
      const ours = picturesOf(offer);
      const name = src.slice(PICTURES_FOLDER.length);
      if (src.startsWith(PICTURES_FOLDER))
        return (
          ours[name] ??
          `this site does not have; it has ${Object.keys(ours)
            .map((one) => PICTURES_FOLDER + one)
            .join(', ')}`
        );
      const picture = await encode(src, SQUARE);
      if (typeof picture === 'string') return picture;
      const { avif, webp, opaque, ...size } = picture;
      const urls = avif.map(({ width, name: file }) => [width, OWN_FOLDER + file]);
      return {
        ...size,
        ...(opaque && { opaque }),
        avif: Object.fromEntries(urls) as PictureFiles['avif'],
        webp: OWN_FOLDER + webp.name,
      };
    },

    inText: async (src: string): Promise<PictureAttributes | string> => {
      const picture = await encode(src, IN_TEXT);
      if (typeof picture === 'string') return picture;
      const { avif, webp, width, height } = picture;
      const srcSet = avif.map((one) => `${OWN_FOLDER}${one.name} ${one.width}w`).join(', ');
      return {
        source: { type: 'image/avif', srcSet, sizes: SIZES_IN_TEXT },
        img: { src: OWN_FOLDER + webp.name, width, height },
      };
    },
  };
}
