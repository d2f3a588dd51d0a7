import { converter, displayable, formatHex, parse, toGamut, type Oklch } from 'culori';

const toOklch = converter('oklch');
const fitSrgb = toGamut('rgb', 'oklch');

/** Converts a CSS colour to `#rrggbb`. Returns undefined if it is not a colour or not opaque. */
export function parseColour(value: string): string | undefined {
  // Culori also reads hexadecimal colours without their `#`, which CSS does not.
  if (/^[\da-f]+$/i.test(value)) return undefined;
  try {
    const colour = parse(value);
    if (!colour || (colour.alpha ?? 1) !== 1) return undefined;
    // A round trip through OKLCH would turn #00ffff into #01ffff.
    return formatHex(displayable(colour) ? colour : fitSrgb(colour));
  } catch {
    // Culori throws on some texts that are no colours, such as `/0a`.
    return undefined;
  }
}

/** Lightness (0 to 1), chroma and hue (in degrees, 0 for a grey) in OKLCH of a `#rrggbb` colour. */
export function oklchOf(colour: string): { l: number; c: number; h: number } {
  const { l, c, h } = toOklch(parse(colour)) as Oklch;
  return { l, c, h: h ?? 0 };
}

/** Converts an OKLCH colour to `#rrggbb`, with its chroma reduced to fit sRGB. */
export function hexFromOklch(l: number, c: number, h: number): string {
  return formatHex(fitSrgb({ mode: 'oklch', l, c, h }));
}
