import type { Tone, ToneShift } from '@/lib/kit/pictures';
import type { Region } from '@/lib/region/regions';
import { oklchOf } from '@/lib/theme/convert-colour';
import { deriveTheme, type CompanyColours } from '@/lib/theme/derive-theme';

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

/** The details, coral, pink or gold, go with the coins and marigolds of the drawings. */
const DETAILS = [
  DRAWN.indonesia.detail,
  DRAWN.india.detail,
  { l: 0.78, c: 0.16, h: GOLD_HUE },
] as const;

/** A detail whose hue is closer to the accent's, in degrees, looks like it. */
const DETAIL_DISTANCE = 35;

/**
 * What the materials of a region's drawings become for a company. The numbers keep the body and the
 * ink of each object apart from the panel, the circle and the cards, whose colours the theme derives.
 */
export function companyTones(
  region: Region,
  palette: CompanyColours,
): Readonly<Record<number, ToneShift>> {
  const own = oklchOf(palette.accent);
  const drawn = DRAWN[region];
  const body = bodyOf(own);
  const ink = inkOn(palette, own, body);
  const detail = detailBeside(own);
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

/**
 * The accent, in the range of lightness in which light and shade still give it form, and which is
 * between that of the dark cards and that of the pale ones.
 */
function bodyOf(accent: Tone): Tone {
  const l = Math.min(0.77, Math.max(0.59, accent.l));
  return { l, c: strongChroma(accent), h: hueOfShade(accent, l) };
}

/** A dark or a light shade of the accent: the one that differs more from all that it is on or beside. */
function inkOn(palette: CompanyColours, accent: Tone, body: Tone): Tone {
  const { light, dark } = deriveTheme(palette);
  const colours = [palette.accent, ...[light, dark].flatMap((one) => [one.circle, one.darkCard])];
  const beside = [body.l, ...colours.map((colour) => oklchOf(colour).l)];
  const stepOf = (shade: number) => Math.min(...beside.map((l) => Math.abs(l - shade)));
  const isDark = stepOf(0.43) >= stepOf(0.7);
  // A dark yellow is a muddy olive unless it is nearly grey, and a light green glares.
  const isYellow = accent.h > 60 && accent.h < 125;
  const most = !isDark ? 0.09 : isYellow ? 0.055 : 0.13;
  const l = isDark ? 0.43 : 0.7;
  return { l, c: Math.min(most, strongChroma(accent)), h: hueOfShade(accent, l) };
}

/** A very pale or a very dark colour has little chroma. In the middle it would look grey. */
function strongChroma({ c }: Tone): number {
  return Math.max(c, Math.min(0.1, 2.5 * c));
}

/** A yellow that gets darker looks green. Some degrees towards orange prevent that. */
function hueOfShade({ l, h }: Tone, shade: number): number {
  return shade < l - 0.04 && h > 80 && h < 125 ? Math.max(78, h - 9) : h;
}

/** The first detail that differs from the accent. */
function detailBeside({ h }: Tone): Tone {
  const isApart = (detail: Tone) => Math.abs(((detail.h - h + 540) % 360) - 180) >= DETAIL_DISTANCE;
  return DETAILS.find(isApart) as Tone;
}
