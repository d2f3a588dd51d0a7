/** Up to this opacity the colour of a pixel does not show. */
const TRANSPARENT = 10;

/** A square of colours, of which some are not known yet. */
interface Colours {
  readonly size: number;
  /** Red, green and blue of each pixel. */
  readonly values: Float32Array;
  /** 1 for each pixel whose colour is known. */
  readonly known: Uint8Array;
}

function blank(size: number): Colours {
  return {
    size,
    values: new Float32Array(size * size * 3),
    known: new Uint8Array(size * size),
  };
}

/**
 * Gives transparent pixels the colours of the opaque ones beside them, and changes no opacity. A
 * lossy format mixes the colour of an edge with its neighbours. If those were the black of an empty
 * canvas, the edge would have a dark fringe. Smooth colours also compress best.
 *
 * @param pixels a square picture as raw bytes of red, green, blue and opacity.
 * @param size its width in pixels.
 */
export function fillTransparentPixels(pixels: Buffer, size: number): void {
  const picture = blank(size);
  for (let i = 0; i < size * size; i++) {
    picture.known[i] = at(pixels, i * 4 + 3) > TRANSPARENT ? 1 : 0;
    for (let c = 0; c < 3; c++) picture.values[i * 3 + c] = at(pixels, i * 4 + c);
  }
  const copies = [picture];
  for (let copy = picture; copy.size > 1;) copies.push((copy = halve(copy)));
  for (let i = copies.length - 1; i > 0; i--) fill(copies[i - 1]!, copies[i]!);
  for (let i = 0; i < size * size; i++)
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = at(picture.values, i * 3 + c);
}

/** A copy of half the size: the known colours averaged over two by two pixels. */
function halve({ size, values, known }: Colours): Colours {
  const half = blank(Math.ceil(size / 2));
  const counts = new Uint8Array(half.known.length);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = y * size + x;
      if (!known[from]) continue;
      const to = (y >> 1) * half.size + (x >> 1);
      counts[to] = at(counts, to) + 1;
      for (let c = 0; c < 3; c++)
        half.values[to * 3 + c] = at(half.values, to * 3 + c) + at(values, from * 3 + c);
    }
  }
  counts.forEach((count, i) => {
    if (count === 0) return;
    half.known[i] = 1;
    for (let c = 0; c < 3; c++) half.values[i * 3 + c] = at(half.values, i * 3 + c) / count;
  });
  return half;
}

/** Gives every unknown pixel the interpolated colour that the smaller copy has there. */
function fill({ size, values, known }: Colours, smaller: Colours): void {
  const last = smaller.size - 1;
  const inside = (position: number) => Math.min(Math.max((position - 0.5) / 2, 0), last);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (known[y * size + x]) continue;
      const [left, top] = [Math.floor(inside(x)), Math.floor(inside(y))];
      const [right, bottom] = [Math.min(left + 1, last), Math.min(top + 1, last)];
      const [across, down] = [inside(x) - left, inside(y) - top];
      for (let c = 0; c < 3; c++) {
        const colour = (column: number, row: number) =>
          at(smaller.values, (row * smaller.size + column) * 3 + c);
        const upper = colour(left, top) * (1 - across) + colour(right, top) * across;
        const lower = colour(left, bottom) * (1 - across) + colour(right, bottom) * across;
        values[(y * size + x) * 3 + c] = upper * (1 - down) + lower * down;
      }
    }
  }
}

/** A value at an index that the caller keeps inside the array. */
function at(array: Buffer | Float32Array | Uint8Array, index: number): number {
  return array[index] ?? 0;
}
