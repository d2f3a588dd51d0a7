import sharp, { type Sharp } from 'sharp';
import { fillTransparentPixels, TRANSPARENT } from './fill-transparent-pixels';

/** A slot of the page that shows a picture, and the files that it needs. */
export interface PictureSlot {
  /** Its name in messages. */
  readonly label: string;
  /** How a master is scaled down. Mitchell leaves less noise, which makes files a tenth smaller. */
  readonly kernel: 'mitchell' | 'lanczos3';
  /**
   * The edge of the square that a drawing touches, if the page aligns it with something: its own
   * transparent margin is trimmed.
   */
  readonly touches?: 'top' | 'bottom';
  /**
   * The largest size in bytes of the AVIF file of each width. The narrow ones are for phones, where
   * every byte counts.
   */
  readonly largestBytes: Readonly<Record<number, number>>;
}

/** A picture and how the page shows it. */
export interface PictureToEncode {
  readonly bytes: Buffer;
  readonly opaque: boolean;
  readonly slot: PictureSlot;
}

export interface EncodedFile {
  readonly width: number;
  readonly format: 'avif' | 'webp';
  readonly bytes: Buffer;
}

/** A picture with more detail is compressed more, so that every file stays small. */
const QUALITIES = [60, 56, 52, 48, 45, 42, 39, 36, 34, 32, 30];

/**
 * The width of the WebP file for browsers without AVIF. There is one, because each further URL
 * would cost all visitors bytes.
 */
const WEBP_WIDTH = 480;
const WEBP = { quality: 76, alphaQuality: 80, effort: 6, smartSubsample: true };

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** Encodes a master as AVIF at every width of its slot, and as WebP. */
export async function encodePicture(master: PictureToEncode): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  const picture = await trimMargin(master);
  for (const [key, largestBytes] of Object.entries(master.slot.largestBytes)) {
    const width = Number(key);
    const image = await scaleDown(picture, master, width);
    files.push({ width, format: 'avif', bytes: await encodeAvif(image, largestBytes) });
    if (width === WEBP_WIDTH)
      files.push({ width, format: 'webp', bytes: await image.clone().webp(WEBP).toBuffer() });
  }
  return files;
}

async function scaleDown(
  picture: Buffer,
  { opaque, slot: { kernel } }: PictureToEncode,
  width: number,
) {
  const scaled = sharp(picture).resize(width, width, { fit: 'fill', kernel });
  if (opaque) return scaled.removeAlpha();
  const pixels = await scaled.toColourspace('srgb').raw().toBuffer();
  return sharp(await fillTransparentPixels(pixels, width), {
    raw: { width, height: width, channels: 4 },
  });
}

/**
 * The smallest square around all visible pixels, aligned to the edge that its slot names. So all
 * drawings of a slot touch that edge, whatever margin their masters have.
 */
async function trimMargin({ bytes, opaque, slot: { touches } }: PictureToEncode): Promise<Buffer> {
  const upright = sharp(bytes).autoOrient();
  if (opaque || !touches) return upright.png().toBuffer();
  const { data, info } = await upright
    .ensureAlpha()
    .trim({ background: CLEAR, threshold: TRANSPARENT, lineArt: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const size = Math.max(info.width, info.height);
  return sharp(data)
    .resize(size, size, { fit: 'contain', position: touches, background: CLEAR })
    .png()
    .toBuffer();
}

/** The best quality that is small enough. If none is, the lowest quality. */
async function encodeAvif(image: Sharp, largestBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    // With equally many bytes, "psnr" shows smaller steps in a soft shadow than other choices.
    const options = { quality, effort: 6, chromaSubsampling: '4:2:0', tune: 'psnr' } as const;
    bytes = await image.clone().avif(options).toBuffer();
    if (bytes.length <= largestBytes) break;
  }
  return bytes;
}
