/** How far from an edge the pure colours of its materials are looked for, in pixels. */
const REACH = 4;

/** The square of the distance in sRGB, in bytes, from which on a colour is no mixture of others. */
const OTHER_COLOUR = 2500;

/** In place of a material: a transparent pixel, and one at the edge of a material. */
const TRANSPARENT = 255;
const EDGE = 254;

/** Red, green and blue of a material beside an edge, and what they change by. */
interface PureColour {
  readonly colour: readonly number[];
  readonly change: readonly number[];
}

/**
 * Where materials meet, a pixel is a mixture of both, but has one number in a mask. It gets the
 * mixture of their new colours, in the same proportion. That also mends a mask whose edge is a few
 * pixels off. A detail that is too thin to have a pure pixel keeps what it got.
 *
 * @param original bytes of red, green, blue and opacity.
 * @param coloured the same pixels with the new colours of their materials; changed in place.
 * @param materials the material of each pixel.
 */
export function blendEdges(
  original: Uint8Array,
  coloured: Uint8Array,
  materials: Uint8Array,
  width: number,
): void {
  const pure = pureMaterials(original, materials, width);
  const shifted = Uint8Array.from(coloured);
  for (let index = 0; index < pure.length; index++) {
    if (pure[index] !== EDGE) continue;
    const pixel = [0, 1, 2].map((channel) => original[4 * index + channel] as number);
    const change = changeOfMixture(pixel, coloursAround(original, shifted, pure, width, index));
    change?.forEach((value, channel) => {
      const byte = Math.round((pixel[channel] as number) + value);
      coloured[4 * index + channel] = Math.min(255, Math.max(0, byte));
    });
  }
}

/** The materials of the pixels whose neighbours have the same one. */
function pureMaterials(original: Uint8Array, materials: Uint8Array, width: number): Uint8Array {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  return materials.map((material, index) => {
    if (original[4 * index + 3] === 0) return TRANSPARENT;
    for (const step of around) {
      const other = materials[index + step] ?? material;
      if (other !== material && original[4 * (index + step) + 3] !== 0) return EDGE;
    }
    return material;
  });
}

function coloursAround(
  original: Uint8Array,
  shifted: Uint8Array,
  pure: Uint8Array,
  width: number,
  index: number,
): PureColour[] {
  const sums = new Map<number, Float64Array>();
  for (let y = -REACH; y <= REACH; y++) {
    for (let x = -REACH; x <= REACH; x++) {
      const other = index + y * width + x;
      const material = pure[other] ?? TRANSPARENT;
      if (material >= EDGE) continue;
      const sum = sums.get(material) ?? new Float64Array(7);
      sums.set(material, sum);
      for (let channel = 0; channel < 3; channel++) {
        const value = original[4 * other + channel] as number;
        (sum[channel] as number) += value;
        (sum[channel + 3] as number) += (shifted[4 * other + channel] as number) - value;
      }
      (sum[6] as number) += 1;
    }
  }
  return [...sums.values()].map((sum) => {
    const mean = Array.from(sum, (value) => value / (sum[6] as number));
    return { colour: mean.slice(0, 3), change: mean.slice(3, 6) };
  });
}

/** The change of the mixture of two colours that is most like the pixel. */
function changeOfMixture(pixel: readonly number[], colours: readonly PureColour[]) {
  let [least, change]: [number, number[] | undefined] = [OTHER_COLOUR, undefined];
  for (const first of colours) {
    for (const second of colours) {
      const line = minus(first.colour, second.colour);
      const offset = minus(pixel, second.colour);
      const share = Math.min(1, Math.max(0, dot(offset, line) / (dot(line, line) || 1)));
      const rest = offset.map((value, i) => value - share * (line[i] as number));
      if (dot(rest, rest) >= least) continue;
      least = dot(rest, rest);
      change = second.change.map(
        (value, i) => value + share * ((first.change[i] as number) - value),
      );
    }
  }
  return change;
}

const minus = (a: readonly number[], b: readonly number[]) =>
  a.map((value, i) => value - (b[i] as number));

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);
