// Alpha bleeding: gives transparent pixels the colours of the things beside them. A lossy codec mixes the colour of an
// edge with its neighbours. If those are the black of an empty canvas, the edge gets a dark fringe.

/** Up to this alpha the colour of a pixel does not show. */
const TRANSPARENT = 10;

/** One level of the pyramid: known colours averaged over two by two pixels. */
function halve({ size, colour, known }) {
  const half = Math.ceil(size / 2);
  const smaller = {
    size: half,
    colour: new Float32Array(half * half * 3),
    known: new Uint8Array(half * half),
  };
  const counts = new Uint8Array(half * half);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = y * size + x;
      if (!known[from]) continue;
      const to = (y >> 1) * half + (x >> 1);
      for (let c = 0; c < 3; c++) smaller.colour[to * 3 + c] += colour[from * 3 + c];
      counts[to]++;
    }
  }
  for (let i = 0; i < counts.length; i++) {
    if (counts[i] === 0) continue;
    smaller.known[i] = 1;
    for (let c = 0; c < 3; c++) smaller.colour[i * 3 + c] /= counts[i];
  }
  return smaller;
}

/** Gives every unknown pixel the colour that the next coarser level has there, interpolated. */
function fillFrom(coarse, { size, colour, known }) {
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const to = y * size + x;
      if (known[to]) continue;
      const cx = Math.min(Math.max((x - 0.5) / 2, 0), coarse.size - 1);
      const cy = Math.min(Math.max((y - 0.5) / 2, 0), coarse.size - 1);
      const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
      const [x1, y1] = [Math.min(x0 + 1, coarse.size - 1), Math.min(y0 + 1, coarse.size - 1)];
      const [fx, fy] = [cx - x0, cy - y0];
      for (let c = 0; c < 3; c++) {
        const at = (column, row) => coarse.colour[(row * coarse.size + column) * 3 + c];
        const upper = at(x0, y0) * (1 - fx) + at(x1, y0) * fx;
        const lower = at(x0, y1) * (1 - fx) + at(x1, y1) * fx;
        colour[to * 3 + c] = upper * (1 - fy) + lower * fy;
      }
    }
  }
}

/** Changes the colours, never the opacity, of a square picture of raw RGBA bytes, `size` pixels wide. */
export function bleedAlpha(pixels, size) {
  const level = {
    size,
    colour: new Float32Array(size * size * 3),
    known: new Uint8Array(size * size),
  };
  for (let i = 0; i < size * size; i++) {
    level.known[i] = pixels[i * 4 + 3] > TRANSPARENT ? 1 : 0;
    for (let c = 0; c < 3; c++) level.colour[i * 3 + c] = pixels[i * 4 + c];
  }
  const pyramid = [level];
  while (pyramid.at(-1).size > 1) pyramid.push(halve(pyramid.at(-1)));
  for (let i = pyramid.length - 2; i >= 0; i--) fillFrom(pyramid[i + 1], pyramid[i]);
  for (let i = 0; i < size * size; i++) {
    for (let c = 0; c < 3; c++) pixels[i * 4 + c] = level.colour[i * 3 + c];
  }
}
