import { basename, parse } from 'node:path';
import sharp from 'sharp';
import { readFiles } from '@/lib/kit/files';
import type { PictureSlot } from '@/lib/kit/pictures';
import { kilobytes } from '@/lib/kit/text';
import { REGIONS, type Region } from '@/lib/region/regions';
import { PICTURE_SLOTS, smallestMasterOf } from './picture-slots';

/** As sharp names them. */
const FORMATS = ['jpeg', 'png', 'webp'];

/** How far from a square a master may be, as a share of its width. */
const TOLERANCE = 0.01;

/** A picture as a person put it into the folder of masters. */
export interface Master {
  readonly region: Region;
  readonly name: string;
  readonly slot: PictureSlot;
  /** The path from the folder of masters, with slashes. */
  readonly file: string;
  readonly bytes: Buffer;
  readonly opaque: boolean;
}

/** Reads and checks every master in a folder. */
export async function readMasters(folder: string) {
  // Files such as .DS_Store are not masters.
  const files = await readFiles(folder);
  const visible = [...files].filter(([path]) => !basename(path).startsWith('.'));
  const read = await Promise.all(visible.map(([path, bytes]) => readMaster(path.slice(1), bytes)));
  const masters = read.filter((result) => typeof result !== 'string');
  const problems = read.filter((result) => typeof result === 'string');
  return { masters, problems: [...problems, ...duplicatesIn(masters)] };
}

/** A master, or what is wrong with it. */
async function readMaster(file: string, bytes: Buffer): Promise<Master | string> {
  const { dir, name } = parse(file);
  const [regionName, ...folders] = dir.split('/');
  const region = REGIONS.find((one) => one === regionName);
  const slot = PICTURE_SLOTS[folders.length > 0 ? `${folders.join('/')}/NAME` : name];
  if (!region || !slot)
    return `${file} belongs to no slot of the page. A master is ${Object.keys(PICTURE_SLOTS).join(', ')} in a folder named ${REGIONS.join(' or ')}, such as india/banner/phone.png.`;
  if (!/^[a-z0-9-]+$/.test(name))
    return `${file} has a name that cannot be part of a URL: use a to z, digits and dashes.`;

  const needed = smallestMasterOf(slot);
  const needs = `${slot.label} needs a square of at least ${needed} × ${needed} pixels`;
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
    return { region, name, slot, file, bytes, opaque: isOpaque };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${file} (${kilobytes(bytes.length)}) cannot be read as a picture: ${reason}; ${needs}, as PNG, JPEG or WebP.`;
  }
}

/** The pictures of a region have different names: `pictures.json` lists them by name. */
function duplicatesIn(masters: readonly Master[]): string[] {
  return masters.flatMap(({ region, name, file }) => {
    const first = masters.find((other) => other.region === region && other.name === name)?.file;
    if (first === file) return [];
    return `${first} and ${file} are both named ${name}: keep one, or rename one.`;
  });
}
