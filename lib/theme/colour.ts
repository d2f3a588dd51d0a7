import { converter, formatHex, parse, toGamut, wcagContrast, type Oklch } from 'culori';

const toOklch = converter('oklch');
const intoSrgb = toGamut('rgb', 'oklch');

/** A CSS colour as `#rrggbb`; undefined when it is not a colour, or not an opaque one. */
export function parseColour(value: string): string | undefined {
  const colour = parse(value);
  return colour && (colour.alpha ?? 1) === 1 ? formatHex(intoSrgb(colour)) : undefined;
}

/** The lightness, chroma and hue (OKLCH) of a colour that `parseColour` accepts; a grey has hue 0. */
export function oklchOf(colour: string): { l: number; c: number; h: number } {
  const { l, c, h } = toOklch(parse(colour)) as Oklch;
  return { l, c, h: h ?? 0 };
}

/** An OKLCH colour as `#rrggbb`, its chroma lowered as far as sRGB needs. */
export function oklch(l: number, c: number, h: number): string {
  return formatHex(intoSrgb({ mode: 'oklch', l, c, h }));
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}
