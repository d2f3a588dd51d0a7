/** A colour in OKLCH: lightness (0 to 1), chroma, and hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A material, by the colour that it has in the picture, and the colour that it gets. */
export interface ToneShift {
  readonly from: Tone;
  readonly to: Tone;
}

/** Below this chroma a material is white or grey, and its hue is noise. */
const GREY = 0.03;

/** How much of the differences in hue within a material stays: light and reflections tint it. */
const KEPT_HUE = 0.3;

/**
 * Gives materials of a picture other colours, in place. Light and shade stay: a pixel that is
 * darker than its material gets darker than the new colour, and a highlight still ends in white.
 * Chroma that sRGB lacks at a lightness is reduced.
 *
 * @param pixels bytes of red, green, blue and opacity.
 * @param materials for each pixel the index of its shift. Pixels without a shift keep their colour.
 */
export function shiftTones(
  pixels: Uint8Array,
  materials: Uint8Array,
  shifts: Readonly<Record<number, ToneShift>>,
): void {
  for (let index = 0; index < materials.length; index++) {
    const shift = shifts[materials[index] as number];
    if (!shift || pixels[4 * index + 3] === 0) continue;
    const red = LINEAR[pixels[4 * index] as number] as number;
    const green = LINEAR[pixels[4 * index + 1] as number] as number;
    const blue = LINEAR[pixels[4 * index + 2] as number] as number;
    const [r, g, b] = fromOklch(...shiftTone(toOklch(red, green, blue), shift));
    pixels[4 * index] = toByte(r);
    pixels[4 * index + 1] = toByte(g);
    pixels[4 * index + 2] = toByte(b);
  }
}

type Triple = [number, number, number];

function shiftTone([l, c, h]: Triple, { from, to }: ToneShift): Triple {
  const isHighlight = l > from.l;
  // A colour that gets lighter would otherwise get deeper shadows than the light casts.
  const slope = isHighlight ? (1 - to.l) / (1 - from.l) : Math.min(to.l / from.l, 1.15);
  const lightness = Math.min(1, Math.max(0, to.l + (l - from.l) * slope));
  const chroma = from.c < GREY ? to.c : (c / from.c) * to.c;
  const turn = from.c < GREY ? 0 : ((((h - from.h) % 360) + 540) % 360) - 180;
  return [lightness, chroma, to.h + Math.min(40, Math.max(-40, turn)) * KEPT_HUE];
}

/** The light (0 to 1) of each byte of sRGB. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function toByte(light: number): number {
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, value)));
}

// The matrices of OKLab (Björn Ottosson, 2020), from and to linear sRGB.
function toOklch(red: number, green: number, blue: number): Triple {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI];
}

/** @returns linear sRGB, with the largest chroma up to `chroma` that it has. */
function fromOklch(lightness: number, chroma: number, hue: number): Triple {
  const a = Math.cos((hue * Math.PI) / 180);
  const b = Math.sin((hue * Math.PI) / 180);
  let colour = linearFromOklab(lightness, a * chroma, b * chroma);
  if (isInSrgb(colour)) return colour;
  let [low, high] = [0, chroma];
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2;
    const candidate = linearFromOklab(lightness, a * middle, b * middle);
    if (isInSrgb(candidate)) [low, colour] = [middle, candidate];
    else high = middle;
  }
  return low > 0 ? colour : linearFromOklab(lightness, 0, 0);
}

function linearFromOklab(lightness: number, a: number, b: number): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const isInSrgb = (colour: Triple) => colour.every((light) => light > -0.0005 && light < 1.0005);
