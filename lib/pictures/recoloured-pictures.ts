import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { contentHash } from '@/lib/kit/files';
import { blendEdges, encodePicture, ENCODER, keepFile, shiftTones } from '@/lib/kit/pictures';
import { PICTURES_FOLDER } from '@/lib/kit/urls';
import type { RegionCopy } from '@/lib/region/copy-types';
import { REGIONS, regions, type Region } from '@/lib/region/regions';
import type { CompanyColours } from '@/lib/theme/derive-theme';
import { companyTones } from './company-tones';
import { partsOf, pictureOf, urlsOf, type ListedPicture } from './picture-urls';
import { fitIntoPlace, encodingsOf, findPlace, type Place } from './places';

/** What `npm run pictures` writes. The site serves it in `PICTURES_FOLDER`. */
export const ENCODED_FOLDER = 'lib/pictures/encoded';

/** The difference between the numbers of two materials in a mask, which is a grey picture. */
export const MASK_STEP = 32;

/** A first build encodes all pictures in less than half a minute. */
const EFFORT = 2;

/**
 * The copy with the URLs of its drawings in the colours of a company. A picture without a mask,
 * such as a photograph, keeps its colours.
 */
export function inCompanyColours(
  copy: RegionCopy,
  region: Region,
  palette: CompanyColours,
): RegionCopy {
  if (palette.accent === regions[region].palette.accent) return copy;
  const colours = appearanceOf(region, palette);
  const recolour = (_: string, value: unknown) =>
    typeof value === 'string' && isSitePicture(value) ? urlIn(colours, value) : value;
  return JSON.parse(JSON.stringify(copy), recolour) as RegionCopy;
}

/** Whether a text is the URL of a drawing of ours, and not of a company's own picture. */
function isSitePicture(text: string): boolean {
  return REGIONS.some((region) => text.startsWith(`${PICTURES_FOLDER}${region}/`));
}

/** The URL has a hash of what the file is made of, so that no file is encoded to know its name. */
function urlIn(colours: string, url: string): string {
  const { inputHash, mask } = pictureOf(url);
  if (!mask) return url;
  const { region, name, width, format } = partsOf(url);
  const hash = contentHash(JSON.stringify([inputHash, mask.hash, colours, EFFORT, ENCODER]));
  return `${PICTURES_FOLDER}${region}/${name}-${width}.${hash}.${format}`;
}

/** What a palette makes of a few colours in each material. It also changes with our code. */
function appearanceOf(region: Region, palette: CompanyColours): string {
  const tones = companyTones(region, palette);
  const colours = Object.keys(tones).flatMap((material) =>
    [0, 0x55, 0xaa, 0xff].flatMap((red) =>
      [0, 0x80, 0xff].flatMap((green) =>
        [0, 0x80, 0xff].map((blue) => ({ material, red, green, blue })),
      ),
    ),
  );
  const pixels = Uint8Array.from(
    colours.flatMap(({ red, green, blue }) => [red, green, blue, 255]),
  );
  shiftTones(
    pixels,
    Uint8Array.from(colours, ({ material }) => Number(material)),
    tones,
  );
  return contentHash(pixels);
}

/** A file of a drawing: one that `npm run pictures` has written, or one in the colours of a company. */
export async function readPicture(
  url: string,
  palette: CompanyColours,
): Promise<Uint8Array<ArrayBuffer>> {
  const picture = pictureOf(url);
  if (urlsOf(picture).includes(url))
    return new Uint8Array(await readFile(join(ENCODED_FOLDER, url.slice(PICTURES_FOLDER.length))));
  const { region, width, format } = partsOf(url);
  const encoding = encodingsOf(placeOf(picture), EFFORT).find(
    (one) => one.width === width && one.format === format,
  );
  if (!encoding) throw new Error(`${url} has a width or a format that its picture does not have.`);
  return keepFile(`${region}-${basename(url)}`, async () =>
    encodePicture(await drawnOnce(picture, region, palette), encoding),
  );
}

const placeOf = ({ original }: ListedPicture) =>
  findPlace(original.slice(original.indexOf('/') + 1)) as Place;

/** The drawings of this build. Each has several files. */
const drawings = new Map<string, Promise<Buffer>>();

function drawnOnce(
  picture: ListedPicture,
  region: Region,
  palette: CompanyColours,
): Promise<Buffer> {
  const key = JSON.stringify([picture.original, palette]);
  const drawing = drawings.get(key) ?? draw(picture, region, palette);
  drawings.set(key, drawing);
  return drawing;
}

async function draw(
  picture: ListedPicture,
  region: Region,
  palette: CompanyColours,
): Promise<Buffer> {
  const { data, info } = await sharp(join('lib/pictures/originals', picture.original))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = sharp(join('lib/pictures/masks', picture.mask?.file ?? '')).extractChannel(0);
  const materials = (await mask.raw().toBuffer()).map((grey) => Math.round(grey / MASK_STEP));
  const original = Uint8Array.from(data);
  shiftTones(data, materials, companyTones(region, palette));
  blendEdges(original, data, materials, info.width);
  return fitIntoPlace(sharp(data, { raw: info }), false, placeOf(picture));
}
