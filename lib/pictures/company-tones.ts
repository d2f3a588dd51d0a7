import { clampChroma, wcagContrast, type Oklch } from 'culori';
import type { Tone, ToneShift } from '@/lib/kit/pictures';
import type { Region } from '@/lib/region/regions';
import { hexFromOklch, oklchOf } from '@/lib/theme/convert-colour';

/** The materials of the drawings, by their numbers in the masks. Everything else has none. */
const MATERIALS = {
  accent: 1,
  ink: 2,
  detail: 3,
  shadow: 4,
  /** A detail that is large enough to have the accent. */
  largeDetail: 5,
  paper: 6,
  /** What coins rest on. */
  coinGround: 7,
} as const;

/** The colours that materials have in the light of the drawings of a region: their medians. */
const DRAWN: Record<Region, Record<'accent' | 'ink' | 'detail' | 'shadow', Tone>> = {
  india: {
    accent: { l: 0.8, c: 0.157, h: 78 },
    ink: { l: 0.413, c: 0.118, h: 293 },
    detail: { l: 0.635, c: 0.216, h: 4 },
    shadow: { l: 0.235, c: 0.108, h: 289 },
  },
  indonesia: {
    accent: { l: 0.81, c: 0.15, h: 166 },
    ink: { l: 0.458, c: 0.054, h: 217 },
    detail: { l: 0.706, c: 0.165, h: 35 },
    shadow: { l: 0.264, c: 0.047, h: 226 },
  },
};
const PAPER: Tone = { l: 0.99, c: 0.02, h: 80 };
const GOLD_HUE = 82;

/** The detail is this far from the accent on the wheel of hues, in degrees. */
const DETAIL_DISTANCE = 145;

/** An accent with less chroma is a grey, whose hue nobody sees. */
const GREY = 0.02;

/**
 * What the materials of a region's drawings become for a company.
 *
 * @param accent the colour of the company, as `#rrggbb`.
 */
export function companyTones(region: Region, accent: string): Readonly<Record<number, ToneShift>> {
  const own = oklchOf(accent);
  const drawn = DRAWN[region];
  const body = bodyOf(own);
  const ink = inkOn(accent, own);
  const detail = detailBeside(own, drawn.detail);
  const isNearGold = own.c > 0.06 && Math.abs(own.h - GOLD_HUE) < 28 && own.l > 0.6;
  return {
    [MATERIALS.accent]: { from: drawn.accent, to: body },
    [MATERIALS.ink]: { from: drawn.ink, to: ink },
    [MATERIALS.detail]: { from: drawn.detail, to: detail },
    [MATERIALS.shadow]: {
      from: drawn.shadow,
      to: { ...drawn.shadow, c: Math.min(0.05, own.c), h: own.h },
    },
    [MATERIALS.largeDetail]: { from: drawn.detail, to: body },
    [MATERIALS.paper]: { from: PAPER, to: body },
    [MATERIALS.coinGround]: {
      from: drawn.accent,
      to: isNearGold ? { ...ink, l: ink.l + 0.1 } : body,
    },
  };
}

/** The accent, in the range of lightness in which light and shade still give it form. */
function bodyOf(accent: Tone): Tone {
  const l = Math.min(0.77, Math.max(0.48, accent.l));
  return { l, c: strongChroma(accent), h: hueOfShade(accent, l) };
}

/** A dark shade of the accent, or a lighter one where a dark one would not show. */
function inkOn(colour: string, accent: Tone): Tone {
  // A dark yellow is a muddy olive unless it is nearly black.
  const most = accent.h > 60 && accent.h < 125 ? 0.055 : 0.13;
  const c = Math.min(most, strongChroma(accent));
  const shades = [0.36, 0.33, 0.3, 0.27, 0.24, 0.62].map((l) => ({
    l,
    c,
    h: hueOfShade(accent, l),
  }));
  const shows = ({ l, c, h }: Tone) => wcagContrast(colour, hexFromOklch(l, c, h)) >= 2.1;
  return shades.find(shows) ?? (shades[0] as Tone);
}

/** A very pale or a very dark colour has little chroma. In the middle it would look grey. */
function strongChroma({ c }: Tone): number {
  return Math.max(c, Math.min(0.1, 2.5 * c));
}

/** A yellow that gets darker looks green. Some degrees towards orange prevent that. */
function hueOfShade({ l, h }: Tone, shade: number): number {
  return shade < l - 0.04 && h > 80 && h < 125 ? Math.max(78, h - 9) : h;
}

/** The contrasting hue at the lightness, in a range, at which it has most chroma. */
function detailBeside({ c, h }: Tone, drawn: Tone): Tone {
  if (c < GREY) return drawn;
  const hue = (h + DETAIL_DISTANCE) % 360;
  // Green and turquoise glare sooner than other hues.
  const most = hue > 100 && hue < 215 ? 0.12 : 0.18;
  const shades = [0.62, 0.66, 0.7, 0.74, 0.78].map((l) => ({
    l,
    c: (clampChroma({ mode: 'oklch', l, c: most, h: hue }, 'oklch') as Oklch).c,
    h: hue,
  }));
  return shades.reduce((best, one) => (one.c > best.c + 0.005 ? one : best));
}
