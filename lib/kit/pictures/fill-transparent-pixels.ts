import sharp from 'sharp';

/** Up to this opacity the colour of a pixel does not show. */
export const TRANSPARENT = 10;

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
 * @param pixels a square picture as raw bytes of red, green, blue and opacity.
 */
export async function fillTransparentPixels(pixels: Buffer, width: number): Promise<Buffer> {
  const opaque = mapOpacity(pixels, (opacity) => (opacity > TRANSPARENT ? 255 : 0));
  let [size, filled] = [1, await scale(opaque, width, 1)];
  filled = mapOpacity(filled, () => 255);
  while (size < width) {
    const larger = Math.min(2 * size, width);
    const copy = mapOpacity(await scale(opaque, width, larger), (opacity) =>
      Math.min(255, SHARE_OF_OPAQUE * opacity),
    );
    filled = await square(await scale(filled, size, larger), larger)
      .composite([{ input: copy, raw: { width: larger, height: larger, channels: 4 } }])
      .toBuffer();
    size = larger;
  }
  return mapOpacity(filled, (_, index) => pixels[index] ?? 0);
}

function square(pixels: Buffer, width: number) {
  return sharp(pixels, { raw: { width, height: width, channels: 4 } }).raw();
}

function scale(pixels: Buffer, from: number, to: number): Promise<Buffer> {
  return square(pixels, from).resize(to, to, { kernel: 'linear' }).toBuffer();
}

/** A copy of a picture with another opacity of each pixel. */
function mapOpacity(pixels: Buffer, opacityOf: (opacity: number, index: number) => number): Buffer {
  return Buffer.from(
    pixels.map((value, index) => (index % 4 === 3 ? opacityOf(value, index) : value)),
  );
}
