import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { urlsOf, type PictureList } from '@/lib/drawings/listed-pictures';
import { drawingInSlot, encodingsOf, smallestMasterOf } from '@/lib/drawings/picture-slots';
import { print } from '@/lib/kit/commands';
import { contentHash, filesIn, hashedFile } from '@/lib/kit/files';
import { encodePicture, INVISIBLE, type PictureEncoding } from '@/lib/kit/pictures';
import { kilobytes } from '@/lib/kit/text';
import { PICTURES_FOLDER } from '@/lib/kit/urls';
import type { PictureFiles } from '@/lib/region/copy-types';
import { readMasters, type Master } from './read-masters';

/** In as many bytes, more patience shows more detail, and these files are encoded once. */
const EFFORT = 4;

/** `npm run pictures`: encodes the masters in `lib/pictures/masters` for the page. */
export async function run(): Promise<void> {
  await updatePictures('lib/pictures', 'lib/region/pictures.json', print);
  print('All pictures are up to date.');
}

/**
 * Brings the encoded files and `pictures.json` up to date with the masters. A picture whose master
 * has not changed keeps its files.
 *
 * @param report receives a line for each file that is encoded.
 * @throws Error if a master does not suit its slot. Nothing is written then.
 */
export async function updatePictures(
  folder: string,
  listFile: string,
  report: (line: string) => void,
): Promise<void> {
  const { masters, problems } = await readMasters(folder);
  if (problems.length > 0) throw new Error(['No picture was changed.', ...problems].join('\n'));
  const encoded = join(folder, 'encoded');
  const before = JSON.parse(await readFile(listFile, 'utf8').catch(() => '{}')) as PictureList;
  const existing = filesIn(encoded).map((file) => `${PICTURES_FOLDER}${file}`);

  const list: PictureList = {};
  for (const master of masters) {
    const { region, name } = master;
    const listed = before[region]?.[name];
    const isCurrent =
      listed?.inputHash === inputHashOf(master) &&
      urlsOf(listed).every((url) => existing.includes(url));
    const files = isCurrent ? filesOf(listed) : await encode(master, encoded, report);
    const made = { master: master.file, ...listedMask(master), inputHash: inputHashOf(master) };
    list[region] = { ...list[region], [name]: { ...files, ...made } };
  }
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
  const used = Object.values(list).flatMap((pictures) => Object.values(pictures).flatMap(urlsOf));
  for (const url of existing.filter((url) => !used.includes(url))) await rm(pathOf(encoded, url));
}

const filesOf = ({ width, height, opaque, avif, webp }: PictureFiles): PictureFiles => ({
  width,
  height,
  ...(opaque && { opaque }),
  avif,
  webp,
});

async function encode(
  master: Master,
  encoded: string,
  report: (line: string) => void,
): Promise<PictureFiles> {
  const { bytes: original, file, opaque, slot, region, name } = master;
  const size = smallestMasterOf(slot);
  const avif: Record<string, string> = {};
  let webp = '';
  const drawing = await drawingInSlot(sharp(original), opaque, slot);
  for (const encoding of encodingsOf(slot, EFFORT)) {
    const { width, format } = encoding;
    const bytes = await encodePicture(drawing, encoding);
    const url = `${PICTURES_FOLDER}${region}/${hashedFile(`${name}-${width}.${format}`, bytes).name}`;
    await mkdir(dirname(pathOf(encoded, url)), { recursive: true });
    await writeFile(pathOf(encoded, url), bytes);
    if (format === 'webp') webp = url;
    else avif[width] = url;
    report(describeFile(file, encoding, bytes));
  }
  return filesOf({ width: size, height: size, opaque, avif, webp });
}

/** A line about a file. A photograph can be larger than planned. */
export function describeFile(
  master: string,
  { width, format, largestBytes = Infinity }: PictureEncoding,
  bytes: Uint8Array,
): string {
  // A few bytes more are not worth a line.
  const excess =
    format === 'avif' && bytes.length > 1.02 * largestBytes
      ? `, more than the ${kilobytes(largestBytes)} planned: choose a picture with less detail`
      : '';
  return `${master}: ${format} of ${width} pixels, ${kilobytes(bytes.length)}${excess}`;
}

/** A hash of a master and of what its slot needs: if it changes, the picture is encoded again. */
export function inputHashOf({ bytes, slot }: Master): string {
  const { kernel, largestBytes, touches } = slot;
  const trimmed = touches && INVISIBLE;
  const needs = JSON.stringify({ kernel, largestBytes, touches, trimmed });
  return contentHash(Buffer.concat([bytes, Buffer.from(needs)]));
}

/** The mask of a master as `pictures.json` lists it. */
export const listedMask = ({ mask }: Master) =>
  mask ? { mask: { file: mask.file, hash: contentHash(mask.bytes) } } : {};

function pathOf(encoded: string, url: string): string {
  return join(encoded, url.slice(PICTURES_FOLDER.length));
}
