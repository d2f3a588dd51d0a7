import { basename, join, parse } from 'node:path';
import sharp from 'sharp';
import { contentHash, readFiles } from '@/lib/kit/files';
import { kilobytes } from '@/lib/kit/text';
import { PLACES, findPlace, smallestOriginalOf, type Place } from '@/lib/pictures/places';
import { REGIONS, type Region } from '@/lib/region/regions';

/** As sharp names them. */
const FORMATS = ['jpeg', 'png', 'webp'];

/** How far from a square an original may be, as a share of its width. */
const TOLERANCE = 0.01;

/** A picture as a person put it into the folder of originals. */
export interface Original {
  readonly region: Region;
  readonly name: string;
  readonly place: Place;
  /** The path from the folder of originals, with slashes. */
  readonly file: string;
  readonly bytes: Buffer;
  readonly opaque: boolean;
  /** What its pixels are made of, and the path of that file. */
  readonly mask?: { readonly file: string; readonly bytes: Buffer };
}

/** Reads and checks every original in `originals/`, and its mask in `masks/`. */
export async function readOriginals(folder: string) {
  // Files such as .DS_Store are not originals.
  const files = await readFiles(join(folder, 'originals'));
  const masks = await readFiles(join(folder, 'masks'));
  const visible = [...files].filter(([path]) => !basename(path).startsWith('.'));
  const read = await Promise.all(
    visible.map(([path, bytes]) => readOriginal(path.slice(1), bytes)),
  );
  const originals = read
    .filter((result) => typeof result !== 'string')
    .map((original): Original => {
      const file = maskFileOf(original);
      const bytes = masks.get(`/${file}`);
      return bytes ? { ...original, mask: { file, bytes } } : original;
    });
  const problems = read.filter((result) => typeof result === 'string');
  return { originals, problems: [...problems, ...duplicatesIn(originals)] };
}

/**
 * A mask belongs to one version of an original, so its name has the hash of that. A company that
 * replaces the original keeps the colours of its own picture.
 */
export function maskFileOf({ file, bytes }: Pick<Original, 'file' | 'bytes'>): string {
  const { dir, name } = parse(file);
  return `${dir}/${name}.${contentHash(bytes)}.webp`;
}

/** An original, or what is wrong with it. */
async function readOriginal(file: string, bytes: Buffer): Promise<Original | string> {
  const { dir, name } = parse(file);
  const [regionName] = dir.split('/');
  const region = REGIONS.find((one) => one === regionName);
  const place = findPlace(file.slice(file.indexOf('/') + 1));
  if (!region || !place)
    return `${file} belongs to no place of the page. An original is ${Object.keys(PLACES).join(', ')} in a folder named ${REGIONS.join(' or ')}, such as india/banner/phone.png.`;
  if (!/^[a-z0-9-]+$/.test(name))
    return `${file} has a name that cannot be part of a URL: use a to z, digits and dashes.`;

  const needed = smallestOriginalOf(place);
  const needs = `${place.label} needs a square of at least ${needed} × ${needed} pixels`;
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    if (!FORMATS.includes(format))
      return `${file} is a ${format} file of ${kilobytes(bytes.length)}; allowed: PNG, JPEG or WebP.`;
    const size = `${file} has ${width} × ${height} pixels`;
    if (Math.abs(width - height) > TOLERANCE * width)
      return `${size}, which is not square; ${needs}: crop it.`;
    if (Math.min(width, height) < needed) return `${size}, which is too small; ${needs}.`;
    const { isOpaque } = await sharp(bytes).stats();
    return { region, name, place, file, bytes, opaque: isOpaque };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${file} (${kilobytes(bytes.length)}) cannot be read as a picture: ${reason}; ${needs}, as PNG, JPEG or WebP.`;
  }
}

/** The pictures of a region have different names: `pictures.json` lists them by name. */
function duplicatesIn(originals: readonly Original[]): string[] {
  return originals.flatMap(({ region, name, file }) => {
    const first = originals.find((other) => other.region === region && other.name === name)?.file;
    if (first === file) return [];
    return `${first} and ${file} are both named ${name}: keep one, or rename one.`;
  });
}
