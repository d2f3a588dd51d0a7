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
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  // Where one picture ends, it is transparent.
  const [one, other] = await Promise.all(
    [before, now].map((pixels) =>
      asSharp(pixels)
        .extend({ right: width - pixels.width, bottom: height - pixels.height, background })
        .toBuffer(),
    ),
  );
  if (!one || !other) throw new Error('There are two pictures.');
  const options = { threshold: 0.1, checkerboard: false };
  const mask = Buffer.alloc(one.length);
  const changed = pixelmatch(one, other, mask, width, height, { ...options, diffMask: true });
  const difference = Buffer.alloc(one.length);
  pixelmatch(one, other, difference, width, height, options);

  // Only the pixels that differ are not transparent.
  const { info } = await asSharp({ data: mask, width, height })
    .trim({ background, threshold: 0 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.max(0, -(info.trimOffsetLeft ?? 0) - MARGIN);
  const top = Math.max(0, -(info.trimOffsetTop ?? 0) - MARGIN);
  const box = {
    left,
    top,
    width: Math.min(width - left, info.width + 2 * MARGIN),
    height: Math.min(height - top, info.height + 2 * MARGIN, LARGEST_HEIGHT),
  };
  const parts = await Promise.all(
    [one, other, difference].map((data) =>
      asSharp({ data, width, height }).extract(box).png().toBuffer(),
    ),
  );
  return { changed, picture: sharp(parts, { join: { across: 3, shim: MARGIN } }) };
}
