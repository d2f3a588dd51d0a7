import sharp, { type OutputInfo } from 'sharp';

/** Up to this opacity the colour of a pixel does not show. */
const TRANSPARENT = 10;

/** A pixel of a smaller copy has a colour of its own if a quarter of it is opaque. */
const SHARE_OF_OPAQUE = 4;

/**
 * Alpha bleeding: gives transparent pixels the colours of the opaque ones beside them, and changes
 * no opacity. A lossy format mixes the colour of an edge with its neighbours. If those were the
 * black of an empty canvas, the edge would have a dark fringe. Smooth colours also compress best.
 *
 * It enlarges copies of the picture step by step, beginning with one pixel, and puts what is opaque
 * in the next larger copy on top.
 *
 * @param pixels raw bytes of red, green, blue and opacity.
 */
export async function fillTransparentPixels(pixels: Buffer, size: Size): Promise<Buffer> {
  const opaque = mapOpacity(pixels, (opacity) => (opacity > TRANSPARENT ? 255 : 0));
  const longest = Math.max(size.width, size.height);
  const copyOf = (side: number): Size => ({
    width: Math.max(1, Math.round((size.width * side) / longest)),
    height: Math.max(1, Math.round((size.height * side) / longest)),
  });
  let [side, filled] = [1, await scale(opaque, size, copyOf(1))];
  filled = mapOpacity(filled, () => 255);
  while (side < longest) {
    const larger = Math.min(2 * side, longest);
    const copy = mapOpacity(await scale(opaque, size, copyOf(larger)), (opacity) =>
      Math.min(255, SHARE_OF_OPAQUE * opacity),
    );
    filled = await raw(await scale(filled, copyOf(side), copyOf(larger)), copyOf(larger))
      .composite([{ input: copy, raw: { ...copyOf(larger), channels: 4 } }])
      .toBuffer();
    side = larger;
  }
  return mapOpacity(filled, (_, index) => pixels[index] ?? 0);
}

type Size = Pick<OutputInfo, 'width' | 'height'>;

function raw(pixels: Buffer, { width, height }: Size) {
  return sharp(pixels, { raw: { width, height, channels: 4 } }).raw();
}

function scale(pixels: Buffer, from: Size, { width, height }: Size): Promise<Buffer> {
  return raw(pixels, from).resize(width, height, { kernel: 'linear', fit: 'fill' }).toBuffer();
}

/** A copy of a picture with another opacity of each pixel. */
function mapOpacity(pixels: Buffer, opacityOf: (opacity: number, index: number) => number): Buffer {
  return Buffer.from(
    pixels.map((value, index) => (index % 4 === 3 ? opacityOf(value, index) : value)),
  );
}
