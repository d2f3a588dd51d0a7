import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { contentHash } from '@/lib/kit/files';
import type { ListedPicture } from '@/lib/pictures/picture-urls';
import type { PictureFiles } from '@/lib/region/copy-types';
import { describeFile, updatePictures } from '@/lib/tools/pictures/update-pictures';
import { temporaryFolder } from '../../../temporary-folder';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'originals'));
});

const RED = { r: 200, g: 0, b: 0, alpha: 1 };
const BLUE = { ...RED, r: 0, b: 200 };
const CLEAR = { ...RED, alpha: 0 };

const plain = (width: number, height = width, background = CLEAR) =>
  sharp({ create: { width, height, channels: 4, background } });

const png = (width: number, height?: number) => plain(width, height).png().toBuffer();

async function addOriginal(file: string, picture: Buffer | Promise<Buffer>): Promise<void> {
  const path = join(folder, 'originals', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await picture);
}

async function update(): Promise<string[]> {
  const lines: string[] = [];
  await updatePictures(folder, join(folder, 'pictures.json'), (line) => lines.push(line));
  return lines;
}

const list = () =>
  JSON.parse(readFileSync(join(folder, 'pictures.json'), 'utf8')) as Record<
    string,
    Record<string, PictureFiles>
  >;

const encodedFiles = () => readdirSync(join(folder, 'encoded', 'india')).sort();

test('an original becomes AVIF files and a WebP file, which pictures.json lists', async () => {
  const squares = [
    { input: await plain(120, 120, RED).png().toBuffer(), left: 60, top: 60 },
    { input: await plain(120, 120, BLUE).png().toBuffer(), left: 300, top: 300 },
  ];
  await addOriginal('india/not-found.png', plain(480).composite(squares).png().toBuffer());
  await addOriginal('india/.DS_Store', Buffer.from('of the system'));
  await update();
  const { width, height, opaque, avif, webp } = list()['india']?.['not-found'] ?? {};
  expect({ width, height, opaque }).toEqual({ width: 480, height: 480, opaque: undefined });
  expect(Object.keys(avif ?? {})).toEqual(['240', '480']);
  expect(webp).toContain('-480.');
  expect([...Object.values(avif ?? {}), webp].map((url) => url?.split('/').at(-1)).sort()).toEqual(
    encodedFiles(),
  );
  const file = encodedFiles().find((name) => name.endsWith('.avif')) ?? '';
  const pixels = await sharp(join(folder, 'encoded/india', file))
    .raw()
    .toBuffer();
  const pixelAt = (place: number) => {
    const [red = 0, , blue = 0, opacity] = pixels.subarray(4 * 241 * place);
    return `${red > blue ? 'red' : 'blue'} ${opacity}`;
  };
  // What is transparent has the colour of what is near. Black would give the edges a dark fringe.
  expect([0, 60, 180, 239].map(pixelAt)).toEqual(['red 0', 'red 255', 'blue 255', 'blue 0']);
  expect(pixels[4 * 239] ?? 0).toBeGreaterThan(50);
});

test('a photograph is marked as opaque, and turned as its camera was', async () => {
  const upper = await plain(600, 300, RED).png().toBuffer();
  const photograph = plain(600, 600, BLUE)
    .composite([{ input: upper, top: 0, left: 0 }])
    .removeAlpha()
    .withMetadata({ orientation: 3 });
  await addOriginal('india/not-found.jpg', photograph.jpeg().toBuffer());
  await update();
  const { opaque, webp = '' } = list()['india']?.['not-found'] ?? {};
  expect(opaque).toBe(true);
  const pixels = await sharp(join(folder, 'encoded/india', webp.split('/').at(-1) ?? ''))
    .raw()
    .toBuffer();
  const [red = 0, , blue = 0] = pixels;
  expect(blue).toBeGreaterThan(red);
});

test('a picture whose original has not changed keeps its files and its mask; another one replaces both', async () => {
  const original = await png(480);
  await addOriginal('india/not-found.png', original);
  const mask = `india/not-found.${contentHash(original)}.webp`;
  mkdirSync(join(folder, 'masks/india'), { recursive: true });
  writeFileSync(join(folder, 'masks', mask), 'a mask');
  expect(await update()).toHaveLength(3);
  const listed = () => (list()['india']?.['not-found'] as ListedPicture | undefined)?.mask;
  expect(listed()).toEqual({ file: mask, hash: contentHash('a mask') });
  const before = encodedFiles();
  expect(await update()).toEqual([]);
  expect(encodedFiles()).toEqual(before);
  rmSync(join(folder, 'encoded/india', before[0] ?? ''));
  await update();
  expect(encodedFiles()).toEqual(before);

  await addOriginal('india/not-found.png', plain(500, 495, RED).png().toBuffer());
  await update();
  expect(encodedFiles()).toHaveLength(3);
  expect(encodedFiles().filter((file) => before.includes(file))).toEqual([]);
  expect(listed()).toBeUndefined();
});

test('a file that is larger than planned is named', () => {
  const avif = { width: 240, format: 'avif', kernel: 'mitchell', effort: 0 } as const;
  const bytes = Buffer.alloc(4080);
  expect(describeFile('india/about.jpg', { ...avif, largestBytes: 4000 }, bytes)).toBe(
    'india/about.jpg: avif of 240 pixels, 4.1 kB',
  );
  expect(describeFile('a', { ...avif, format: 'webp' }, bytes)).not.toContain('more than');
  expect(describeFile('india/about.jpg', { ...avif, largestBytes: 3700 }, bytes)).toBe(
    'india/about.jpg: avif of 240 pixels, 4.1 kB, more than the 3.7 kB planned: choose a picture with less detail',
  );
});

const NO_PLACE =
  'belongs to no place of the page. An original is banner/NAME, features/NAME, about, contact, not-found in a folder named india or indonesia';
const TOO_SMALL = 'has 100 × 100 pixels, which is too small';
const jpeg = plain(960, 960, RED).jpeg().toBuffer();

test.each([
  ['india/banner/a.png', `${TOO_SMALL}; a slide of the banner needs a square of at`, png(100)],
  ['india/features/a.png', `${TOO_SMALL}; a feature needs a square of at least 720`, png(100)],
  ['india/about.png', `${TOO_SMALL}; About us needs a square of at least 960 × 960`, png(100)],
  ['india/contact.png', `${TOO_SMALL}; Contact us needs a square of at least 960`, png(100)],
  ['india/not-found.webp', `${TOO_SMALL}; the 404 page needs a square of at least 480`, png(100)],
  ['india/about.png', 'has 960 × 959 pixels, which is too small', png(960, 959)],
  [
    'india/about.png',
    'has 1600 × 1200 pixels, which is not square; About us needs a square of at least 960 × 960 pixels: crop it.',
    png(1600, 1200),
  ],
  ['india/about.png', '(0.0 kB) cannot be read as a picture', Buffer.from('Dear team')],
  ['india/about.jpg', 'cannot be read as a picture', jpeg.then((all) => all.subarray(0, 2000))],
  ['india/about.png', 'is a gif file', plain(960).gif().toBuffer()],
  ['india/hero.png', NO_PLACE, png(960)],
  ['france/about.png', NO_PLACE, png(960)],
  ['india/about/one.png', NO_PLACE, png(960)],
  ['about.png', NO_PLACE, png(960)],
  ['india/banner/my Photo.png', 'has a name that cannot be part of a URL: use a to z,', png(960)],
  ['india/not-found.webp', 'are both named not-found: keep one, or rename one.', png(480)],
])('a wrong original changes nothing: %s %s', async (file, message, bytes) => {
  await addOriginal('india/not-found.png', png(480));
  await addOriginal(file, bytes);
  await expect(update()).rejects.toThrow(
    new RegExp(`^No picture was changed\\.\n.*${file}.* ${message.replace(/[().]/g, '\\$&')}`),
  );
  expect(readdirSync(folder)).toEqual(['originals']);
});
