import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import { contentHash, hashedFile, type HashedFile } from '../files';
import { keepFile } from './keep-file';

/** Where a page shows a picture. */
export interface PicturePlace {
  /** The widths that the place needs on different screens, in pixels, in ascending order. */
  readonly widths: readonly number[];
  /** Whether the place is a square: a photograph is cut, and a drawing gets a margin. */
  readonly square?: boolean;
}

/** A picture for a page, with its files. Only the files of `avif` have several widths. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  /** Whether it has no transparent pixels, such as a photograph. */
  readonly opaque: boolean;
  readonly avif: readonly (HashedFile & { readonly width: number })[];
  readonly webp: HashedFile;
}

/** As sharp names them. AVIF is one of HEIF. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif', 'svg'];

/** What a file with another format begins with, of the formats of ISO/IEC 23008-12. */
const isHeic = (bytes: Buffer) =>
  /^ftyp(?!.*avif)(?:hei|hev|mif|msf)/s.test(bytes.toString('latin1', 4, 40));

const HEIC =
  'is HEIC, which only Safari shows: export it as JPEG, or choose Settings, Camera, Formats, Most Compatible on the iPhone';

/** Up to this width, one WebP file is for browsers without AVIF. */
const WEBP_WIDTH = 720;

const AVIF = { quality: 50, effort: 3, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 72, alphaQuality: 80, effort: 4 } as const;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Encodes a picture that somebody put into the project, upright, in sRGB and without metadata, such
 * as the place where a photograph was taken. An encoded file is kept for the next build.
 *
 * @returns what is wrong with the file, as the rest of a sentence, if it is no picture.
 */
export async function encodeForPage(
  file: string,
  place: PicturePlace,
): Promise<PagePicture | string> {
  const bytes = await readFile(file);
  if (isHeic(bytes)) return HEIC;
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !FORMATS.includes(metadata.format))
    return 'is not a picture that the build reads; allowed: JPEG, PNG, WebP, AVIF and SVG';

  const { width, height } = metadata.autoOrient;
  const isDrawn = metadata.format === 'svg';
  const largest = isDrawn ? Infinity : place.square ? Math.min(width, height) : width;
  const fitting = place.widths.filter((one) => one <= largest);
  const widths = fitting.length > 0 ? fitting : [largest];
  const size = widths.at(-1) as number;
  // A drawing has as many pixels as its largest file needs.
  const density = isDrawn ? Math.min(2400, Math.ceil((72 * size) / Math.min(width, height))) : 72;
  const source = sharp(bytes, { density });
  const encoding = Buffer.from(JSON.stringify([place.square, AVIF, WEBP, sharp.versions]));
  const hash = contentHash(Buffer.concat([bytes, encoding]));
  const isOpaque = async () => Buffer.from([Number((await source.clone().stats()).isOpaque)]);
  const opaque = !metadata.hasAlpha || (await keepFile(`page-${hash}-opaque`, isOpaque))[0] === 1;
  const name = parse(file)
    .name.toLowerCase()
    .replace(/[^a-z\d]+/g, '-');
  const encoded = async (target: number, format: 'avif' | 'webp') => {
    const made = await keepFile(`page-${hash}-${target}.${format}`, async () => {
      const scaled = source
        .clone()
        .autoOrient()
        .resize(target, place.square ? target : undefined, {
          fit: opaque ? 'cover' : 'contain',
          background: CLEAR,
        });
      return (format === 'avif' ? scaled.avif(AVIF) : scaled.webp(WEBP)).toBuffer();
    });
    return { ...hashedFile(`${name}-${target}.${format}`, made), width: target };
  };
  const avif = [];
  for (const one of widths) avif.push(await encoded(one, 'avif'));
  const webpWidth = widths.findLast((one) => one <= WEBP_WIDTH) ?? size;
  return {
    width: size,
    height: place.square ? size : Math.round((size * height) / width),
    opaque,
    avif,
    webp: await encoded(webpWidth, 'webp'),
  };
}
