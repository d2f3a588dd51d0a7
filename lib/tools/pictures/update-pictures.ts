import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { print } from '@/lib/kit/commands';
import { filesIn, hashedFile, contentHash } from '@/lib/kit/files';
import { encodePicture, type EncodedFile } from '@/lib/kit/pictures';
import { kilobytes } from '@/lib/kit/text';
import { urlsOf } from '@/lib/pictures/encoded-pictures';
import type { PictureFiles } from '@/lib/region/copy-types';
import { smallestMasterOf } from './picture-slots';
import { readMasters, type Master } from './read-masters';

/** A picture in `pictures.json`, with a hash of its master and of the needs of its slot. */
interface ListedPicture extends PictureFiles {
  readonly inputHash: string;
}

type PictureList = Record<string, Record<string, ListedPicture>>;

/** `npm run pictures`: encodes the masters in `lib/pictures/masters` for the page. */
export async function run(): Promise<void> {
  await updatePictures('lib/pictures', print);
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
  report: (line: string) => void,
): Promise<void> {
  const { masters, problems } = await readMasters(join(folder, 'masters'));
  if (problems.length > 0) throw new Error(['No picture was changed.', ...problems].join('\n'));
  const encoded = join(folder, 'encoded');
  const listFile = join(folder, 'pictures.json');
  const before = JSON.parse(await readFile(listFile, 'utf8').catch(() => '{}')) as PictureList;
  const existing = filesIn(encoded).map((file) => `/art/${file}`);

  const list: PictureList = {};
  for (const master of masters) {
    const { region, name } = master;
    const listed = before[region]?.[name];
    const isCurrent =
      listed?.inputHash === inputHashOf(master) &&
      urlsOf(listed).every((url) => existing.includes(url));
    const entry = isCurrent ? listed : await encode(master, encoded, report);
    list[region] = { ...list[region], [name]: entry };
  }
  await writeFile(listFile, `${JSON.stringify(list, null, 2)}\n`);
  const used = Object.values(list).flatMap((pictures) => Object.values(pictures).flatMap(urlsOf));
  for (const url of existing.filter((url) => !used.includes(url))) await rm(pathOf(encoded, url));
}

/** @returns the entry of the picture in `pictures.json`. */
async function encode(
  master: Master,
  encoded: string,
  report: (line: string) => void,
): Promise<ListedPicture> {
  const { file, opaque, slot, region, name } = master;
  const size = smallestMasterOf(slot);
  const avif: Record<string, string> = {};
  let webp = '';
  for (const { width, format, bytes } of await encodePicture(master)) {
    const url = `/art/${region}/${hashedFile(`${name}-${width}.${format}`, bytes).name}`;
    await mkdir(dirname(pathOf(encoded, url)), { recursive: true });
    await writeFile(pathOf(encoded, url), bytes);
    if (format === 'webp') webp = url;
    else avif[width] = url;
    report(describeFile(file, { width, format, bytes }, slot.largestBytes[width]));
  }
  const inputHash = inputHashOf(master);
  return { width: size, height: size, ...(opaque && { opaque }), avif, webp, inputHash };
}

/** A line about a file. A photograph can be larger than planned. */
export function describeFile(
  master: string,
  { width, format, bytes }: EncodedFile,
  largestBytes = Infinity,
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
  const needs = JSON.stringify({ kernel, largestBytes, touches });
  return contentHash(Buffer.concat([bytes, Buffer.from(needs)]));
}

function pathOf(encoded: string, url: string): string {
  return join(encoded, url.slice('/art/'.length));
}
