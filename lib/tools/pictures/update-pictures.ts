import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { print } from '@/lib/kit/commands';
import { contentHash, filesIn } from '@/lib/kit/files';
import { encodePicture, INVISIBLE, type PictureEncoding } from '@/lib/kit/pictures';
import { kilobytes } from '@/lib/kit/text';
import { PICTURES_FOLDER } from '@/lib/kit/urls';
import { urlsOf, type PictureList } from '@/lib/pictures/picture-urls';
import { fitIntoPlace, encodingsOf, smallestOriginalOf } from '@/lib/pictures/places';
import { filesOf } from '@/lib/region/copy';
import type { PictureFiles } from '@/lib/region/copy-types';
import { readOriginals, type Original } from './read-originals';

/** In as many bytes, more patience shows more detail, and these files are encoded once. */
const EFFORT = 4;

/** `npm run pictures`: encodes the originals in `lib/pictures/originals` for the page. */
export async function run(): Promise<void> {
  await updatePictures('lib/pictures', 'lib/region/pictures.json', print);
  print('All pictures are up to date.');
}

/**
 * Brings the encoded files and `pictures.json` up to date with the originals. A picture whose original
 * has not changed keeps its files.
 *
 * @param report receives a line for each file that is encoded.
 * @throws Error if an original does not suit its place. Nothing is written then.
 */
export async function updatePictures(
  folder: string,
  listFile: string,
  report: (line: string) => void,
): Promise<void> {
  const { originals, problems } = await readOriginals(folder);
  if (problems.length > 0) throw new Error(['No picture was changed.', ...problems].join('\n'));
  const encoded = join(folder, 'encoded');
  const before = JSON.parse(await readFile(listFile, 'utf8').catch(() => '{}')) as PictureList;
  const existing = filesIn(encoded).map((file) => `${PICTURES_FOLDER}${file}`);

  const list: PictureList = {};
  for (const original of originals) {
    const { region, name } = original;
    const listed = before[region]?.[name];
    const isCurrent =
      listed?.inputHash === inputHashOf(original) &&
      urlsOf(listed).every((url) => existing.includes(url));
    const files = isCurrent ? filesOf(listed) : await encode(original, encoded, report);
    const made = {
      original: original.file,
      ...listedMask(original),
      inputHash: inputHashOf(original),
    };
    list[region] = { ...list[region], [name]: { ...files, ...made } };
  }
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
  const used = Object.values(list).flatMap((pictures) => Object.values(pictures).flatMap(urlsOf));
  for (const url of existing.filter((url) => !used.includes(url))) await rm(pathOf(encoded, url));
}

async function encode(
  original: Original,
  encoded: string,
  report: (line: string) => void,
): Promise<PictureFiles> {
  const { bytes, file, opaque, place, region, name } = original;
  const size = smallestOriginalOf(place);
  const avif: Record<string, string> = {};
  let webp = '';
  const drawing = await fitIntoPlace(sharp(bytes), opaque, place);
  const made = [];
  for (const encoding of encodingsOf(place, EFFORT))
    made.push({ encoding, encodedBytes: await encodePicture(drawing, encoding) });
  // All files have the same hash, because a page names many of them.
  const hash = contentHash(Buffer.concat(made.map(({ encodedBytes }) => encodedBytes)));
  for (const { encoding, encodedBytes } of made) {
    const { width, format } = encoding;
    const url = `${PICTURES_FOLDER}${region}/${name}-${width}.${hash}.${format}`;
    await mkdir(dirname(pathOf(encoded, url)), { recursive: true });
    await writeFile(pathOf(encoded, url), encodedBytes);
    if (format === 'webp') webp = url;
    else avif[width] = url;
    report(describeFile(file, encoding, encodedBytes));
  }
  return filesOf({ width: size, height: size, opaque, avif, webp });
}

/** A line about a file. A photograph can be larger than planned. */
export function describeFile(
  original: string,
  { width, format, largestBytes = Infinity }: PictureEncoding,
  bytes: Uint8Array,
): string {
  // A few bytes more are not worth a line.
  const excess =
    format === 'avif' && bytes.length > 1.02 * largestBytes
      ? `, more than the ${kilobytes(largestBytes)} planned: choose a picture with less detail`
      : '';
  return `${original}: ${format} of ${width} pixels, ${kilobytes(bytes.length)}${excess}`;
}

/** A hash of an original and of what its place needs: if it changes, the picture is encoded again. */
export function inputHashOf({ bytes, place }: Original): string {
  const { kernel, largestBytes, touches } = place;
  const trimmed = touches && INVISIBLE;
  const needs = JSON.stringify({ kernel, largestBytes, touches, trimmed });
  return contentHash(Buffer.concat([bytes, Buffer.from(needs)]));
}

/** The mask of an original as `pictures.json` lists it. */
export const listedMask = ({ mask }: Original) =>
  mask ? { mask: { file: mask.file, hash: contentHash(mask.bytes) } } : {};

function pathOf(encoded: string, url: string): string {
  return join(encoded, url.slice(PICTURES_FOLDER.length));
}
