import { parse } from 'node:path';
import type { Sharp } from 'sharp';
import { alignToEdge, type PictureEncoding } from '@/lib/kit/pictures';

/** A place of the page that shows a picture, and the files that it needs. */
export interface Place {
  /** Its name in messages. */
  readonly label: string;
  /** How an original is scaled down. */
  readonly kernel: PictureEncoding['kernel'];
  /**
   * The edge of the square that a drawing touches, if the page aligns it with something: its own
   * transparent margin is trimmed.
   */
  readonly touches?: 'top' | 'bottom';
  /**
   * The largest size in bytes of the AVIF file of each width. The narrow ones are for phones, where
   * every byte counts.
   */
  readonly largestBytes: Readonly<Record<number, number>>;
}

// The first slide at 384 px is a part of the first load, whose size a build prints.
const LARGE = { 384: 5300, 480: 9500, 720: 16_000, 960: 24_000 };

/** Every place, by the path of its original in the folder of the region. */
export const PLACES: Readonly<Record<string, Place>> = {
  'banner/NAME': {
    label: 'a slide of the banner',
    kernel: 'mitchell',
    touches: 'bottom',
    largestBytes: LARGE,
  },
  'features/NAME': {
    label: 'a feature',
    kernel: 'lanczos3',
    touches: 'top',
    largestBytes: { 240: 3700, 480: 9500, 720: 16_000 },
  },
  about: { label: 'About us', kernel: 'mitchell', largestBytes: LARGE },
  contact: {
    label: 'Contact us',
    kernel: 'mitchell',
    largestBytes: { 480: 7300, 960: 24_000 },
  },
  'not-found': {
    label: 'the 404 page',
    kernel: 'lanczos3',
    largestBytes: { 240: 3700, 480: 8400 },
  },
};

/** The width of the smallest original of a place, in pixels. Every place is square. */
export function smallestOriginalOf({ largestBytes }: Place): number {
  return Math.max(...Object.keys(largestBytes).map(Number));
}

/**
 * The width of the WebP file for browsers without AVIF. There is one, because each further URL
 * would cost all visitors bytes.
 */
const WEBP_WIDTH = 480;

/** @param file the path of an original in the folder of its region, such as `banner/phone.webp`. */
export function findPlace(file: string): Place | undefined {
  const { dir, name } = parse(file);
  return PLACES[dir ? `${dir}/NAME` : name];
}

/** The files of a picture in a place. */
export function encodingsOf({ kernel, largestBytes }: Place, effort: number) {
  return Object.entries(largestBytes).flatMap(([key, bytes]): PictureEncoding[] => {
    const width = Number(key);
    const any = { width, height: width, kernel, effort };
    const avif = { ...any, format: 'avif', largestBytes: bytes } as const;
    return width === WEBP_WIDTH ? [avif, { ...any, format: 'webp' }] : [avif];
  });
}

/** An original as a PNG file, upright and without the margin that its place trims. */
export function fitIntoPlace(
  original: Sharp,
  opaque: boolean,
  { touches }: Place,
): Promise<Buffer> {
  const upright = original.autoOrient();
  if (touches && !opaque) return alignToEdge(upright, touches);
  return (opaque ? upright.removeAlpha() : upright).png({ compressionLevel: 1 }).toBuffer();
}
