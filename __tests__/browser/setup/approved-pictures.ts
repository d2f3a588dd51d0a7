import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { freePath, noteOf } from './failure-screenshots';

/** How the page looks, in the Chromium that npm installs, as a person has approved it. */
export const APPROVED = fileURLToPath(new URL('../approved-pictures/', import.meta.url));

/**
 * How many pixels may differ. The processor of another machine may round a few colours differently,
 * and smaller differences of a colour do not count at all.
 */
const TOLERATED_PIXELS = 10;

/** How far around a difference, and how far down from its start, its picture shows the page. */
const MARGIN = 40;
const LARGEST_HEIGHT = 1600;

/** The command that approves what the page looks like now. */
const APPROVE = 'npm run approve-pictures';

/** Replaces all approved pictures, by their names. */
export function approvePictures(pictures: ReadonlyMap<string, Buffer>): void {
  rmSync(APPROVED, { recursive: true, force: true });
  mkdirSync(APPROVED, { recursive: true });
  for (const [name, picture] of pictures) writeFileSync(pathOf(name), picture);
}

/**
 * Compares a picture with the approved one.
 *
 * @throws an error if they differ. Its message names a picture with the approved state, the present
 *   one and their difference beside each other.
 */
export async function expectApproved(name: string, picture: Buffer): Promise<void> {
  if (!existsSync(pathOf(name)))
    throw new Error(
      `Nobody has approved a picture ${name}. Look at the page, and run "${APPROVE}".`,
    );
  const approved = readFileSync(pathOf(name));
  // The same pixels compress to the same bytes.
  if (approved.equals(picture)) return;

  const [before, now] = await Promise.all([read(approved), read(picture)]);
  const pixels = await compared(before, now);
  const resized = before.width !== now.width || before.height !== now.height;
  if (!resized && pixels.changed <= TOLERATED_PIXELS) return;

  const path = freePath(`changed ${name}`);
  mkdirSync(dirname(path), { recursive: true });
  await pixels.picture.toFile(path);
  throw new Error(
    [
      `${name} does not look as approved. ${pixels.changed} pixels differ${
        resized ? `, and the size: ${sizeOf(now)}, approved ${sizeOf(before)}` : ''
      }.`,
      `In the picture: approved, now, and the difference. If the page is right, run "${APPROVE}".`,
      '',
      noteOf(path),
    ].join('\n'),
  );
}

function pathOf(name: string): string {
  return join(APPROVED, `${name}.webp`);
}

/** The pixels of a picture, with red, green, blue and alpha. */
interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function read(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function sizeOf({ width, height }: Pixels): string {
  return `${width} × ${height}`;
}

const asSharp = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 4 } });

/** Counts the pixels that differ, and shows both pictures and the difference around them. */
async function compared(before: Pixels, now: Pixels) {
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  // Where one picture ends, it is transparent.
  const [one, other] = (await Promise.all(
    [before, now].map(async (pixels) => ({
      data: await asSharp(pixels)
        .extend({
          right: width - pixels.width,
          bottom: height - pixels.height,
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .toBuffer(),
      width,
      height,
    })),
  )) as [Pixels, Pixels];
  const options = { threshold: 0.1, checkerboard: false };
  const mask = Buffer.alloc(one.data.length);
  const changed = pixelmatch(one.data, other.data, mask, width, height, {
    ...options,
    diffMask: true,
  });
  const difference = Buffer.alloc(one.data.length);
  pixelmatch(one.data, other.data, difference, width, height, options);

  const box = boxOf({ data: mask, width, height });
  const parts = await Promise.all(
    [one, other, { data: difference, width, height }].map((pixels) =>
      asSharp(pixels).extract(box).png().toBuffer(),
    ),
  );
  const picture = sharp({
    create: {
      width: 3 * box.width + 2 * MARGIN,
      height: box.height,
      channels: 4,
      background: '#808080',
    },
  }).composite(
    parts.map((input, index) => ({ input, left: index * (box.width + MARGIN), top: 0 })),
  );
  return { changed, picture };
}

/** The part of a picture around the pixels that are not transparent. */
function boxOf({ data, width, height }: Pixels) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let index = 0; index < width * height; index++) {
    if (data[4 * index + 3] === 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right === 0) return { left: 0, top: 0, width, height: Math.min(height, LARGEST_HEIGHT) };
  const from = { left: Math.max(0, left - MARGIN), top: Math.max(0, top - MARGIN) };
  return {
    ...from,
    width: Math.min(width, right + MARGIN) - from.left,
    height: Math.min(LARGEST_HEIGHT, Math.min(height, bottom + MARGIN) - from.top),
  };
}
