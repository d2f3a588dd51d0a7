import sharp, { type Sharp } from 'sharp';
import { fillTransparentPixels } from './fill-transparent-pixels';

/** What a place of a page needs a file of a picture to be. */
export interface PictureEncoding {
  readonly width: number;
  /** Without it, the picture keeps its proportions. */
  readonly height?: number;
  readonly format: 'avif' | 'webp';
  /** Mitchell leaves less noise, which makes files a tenth smaller. */
  readonly kernel: 'mitchell' | 'lanczos3';
  /** The most that an AVIF file should have. */
  readonly largestBytes?: number;
  /**
   * The patience of the AVIF encoder, from 0 to 9. In as many bytes, 2 shows 0.6 dB less detail
   * than 4, in an eighth of the time.
   */
  readonly effort: number;
}

/** A picture with more detail is compressed more, so that every file stays small. */
const QUALITIES = [60, 56, 52, 48, 45, 42, 39, 36, 34, 32, 30, 28, 26, 24];

const WEBP = { quality: 76, alphaQuality: 80, effort: 6, smartSubsample: true };

/** A shadow ends where its opacity (of 255) cannot be seen. A higher limit would cut soft ones. */
export const INVISIBLE = 2;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** What the bytes of a file depend on besides the picture and its encoding. */
export const ENCODER = JSON.stringify([QUALITIES, WEBP, INVISIBLE, sharp.versions]);

/** Encodes a picture for a place of a page. */
export async function encodePicture(
  picture: Buffer,
  { width, height, format, kernel, largestBytes = Infinity, effort }: PictureEncoding,
): Promise<Buffer> {
  const scaled = sharp(picture)
    .resize(width, height, { fit: 'fill', kernel })
    .toColourspace('srgb');
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  const pixels = info.channels === 4 ? await fillTransparentPixels(data, info) : data;
  const image = sharp(pixels, { raw: { ...info, premultiplied: false } });
  return format === 'webp' ? image.webp(WEBP).toBuffer() : encodeAvif(image, largestBytes, effort);
}

/** Sizes at this effort differ from those at others by some percent. */
const QUICK = 2;

/**
 * The best quality that is small enough. If none is, the lowest quality. A binary search with a
 * quick encoder finds it, because each step of a patient one takes seconds.
 */
async function encodeAvif(image: Sharp, largestBytes: number, effort: number): Promise<Buffer> {
  const encode = (quality = 0, patience = effort) =>
    // With equally many bytes, "psnr" shows smaller steps in a soft shadow than other choices.
    image
      .clone()
      .avif({ quality, effort: patience, chromaSubsampling: '4:2:0', tune: 'psnr' })
      .toBuffer();
  let [best, worst] = [0, QUALITIES.length - 1];
  let smallEnough: Buffer | undefined;
  while (best < worst) {
    const middle = Math.floor((best + worst) / 2);
    const bytes = await encode(QUALITIES[middle], QUICK);
    if (bytes.length <= largestBytes) [worst, smallEnough] = [middle, bytes];
    else best = middle + 1;
  }
  // The search has already made it.
  if (smallEnough && effort === QUICK) return smallEnough;
  const bytes = await encode(QUALITIES[best]);
  const isLarger = bytes.length > largestBytes && best + 1 < QUALITIES.length;
  return isLarger ? encode(QUALITIES[best + 1]) : bytes;
}

/**
 * The smallest square around all visible pixels of a drawing, aligned to an edge. So all drawings
 * touch that edge, whatever margin they had.
 *
 * @returns a PNG file.
 */
export async function alignToEdge(drawing: Sharp, edge: 'top' | 'bottom'): Promise<Buffer> {
  const { data, info } = await drawing
    .ensureAlpha()
    .trim({ background: CLEAR, threshold: INVISIBLE, lineArt: true })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const size = Math.max(info.width, info.height);
  return sharp(data)
    .resize(size, size, { fit: 'contain', position: edge, background: CLEAR })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
