import { contrast, oklch, oklchOf } from './colour';
import type { Palette } from './palette';

/** Contrast that text needs (WCAG 2.2, 1.4.3) and that the edge of a control needs (1.4.11). */
export const AA_TEXT = 4.5;
export const AA_EDGE = 3;

/** The colours of the page in one scheme, each as `#rrggbb`. The names are those of the custom properties. */
export interface SchemeColours {
  /** The quiet ground of the page. */
  readonly ground: string;
  /** Cards and fields' neighbours: one step off the ground. */
  readonly surface: string;
  readonly text: string;
  /** Second-rank text: as quiet as AA allows. */
  readonly textQuiet: string;
  /** Hairlines that only decorate. */
  readonly line: string;
  /** The edge of a field. */
  readonly edge: string;
  /** The one saturated colour, and the text that stands on it. */
  readonly accent: string;
  readonly onAccent: string;
  /** The main button, which stands out from both grounds, and its label. */
  readonly action: string;
  readonly onAction: string;
  readonly error: string;
}

export interface Theme {
  readonly light: SchemeColours;
  readonly dark: SchemeColours;
  /** The footer keeps the night colours in both schemes. */
  readonly footer: { readonly ground: string; readonly text: string; readonly textQuiet: string };
}

/**
 * Derives every colour of the page from the three that a company can choose (PRODUCT rule 32). Shades are steps in OKLCH,
 * so that they look evenly spaced whatever the hue; quiet text, edges and the
 * error colour are moved along the lightness axis until they reach AA on both grounds of their scheme.
 */
export function deriveTheme(palette: Palette): Theme {
  const accent = oklchOf(palette.accent);
  const ink = oklchOf(palette.text);

  const dayGround = oklch(0.985, Math.min(0.012, accent.c), accent.h);
  const daySurface = oklch(0.955, Math.min(0.028, accent.c), accent.h);
  const nightGround = oklch(0.18, Math.min(0.055, ink.c), ink.h);
  const nightSurface = oklch(0.245, Math.min(0.065, ink.c), ink.h);
  const nightText = oklch(0.97, Math.min(0.012, accent.c), accent.h);

  const brand = { accent: palette.accent, onAccent: palette.onAccent };
  const light = { ...shades(dayGround, daySurface, palette.text, ink, -1), ...brand };
  const dark = { ...shades(nightGround, nightSurface, nightText, ink, 1), ...brand };

  return {
    light: { ...light, ...actionColours(light) },
    dark: { ...dark, ...actionColours(dark) },
    footer: {
      ground: nightGround,
      text: nightText,
      textQuiet: adjustLightness(1, [nightGround], AA_TEXT + 1.5, { l: 0.62, c: 0.03, h: ink.h }),
    },
  };
}

/** Contrast with which a filled button is told from the page at a glance. WCAG asks for 3:1. */
const STRONG = 7;

/**
 * The main button is the strongest thing on the page. It takes the accent where the accent is strong on both grounds,
 * which on the dark page it usually is. Otherwise it takes the colour of the text, with the accent as its label where
 * that can be read.
 */
function actionColours({
  ground,
  surface,
  text,
  accent,
  onAccent,
}: Omit<SchemeColours, 'action' | 'onAction'>) {
  if ([ground, surface].every((behind) => contrast(accent, behind) >= STRONG))
    return { action: accent, onAction: onAccent };
  return { action: text, onAction: contrast(accent, text) >= AA_TEXT ? accent : ground };
}

type Direction = 1 | -1;

function shades(
  ground: string,
  surface: string,
  text: string,
  ink: { c: number; h: number },
  away: Direction,
) {
  const grounds = [ground, surface];
  const middle = oklchOf(ground).l - away * -0.42;
  const tint = Math.min(0.05, ink.c);
  return {
    ground,
    surface,
    text,
    textQuiet: adjustLightness(away, grounds, AA_TEXT + 0.6, { l: middle, c: tint, h: ink.h }),
    line: oklch(oklchOf(ground).l + away * 0.11, Math.min(0.03, ink.c), ink.h),
    edge: adjustLightness(away, grounds, AA_EDGE + 0.2, {
      l: oklchOf(ground).l + away * 0.3,
      c: tint,
      h: ink.h,
    }),
    error: adjustLightness(away, grounds, AA_TEXT + 0.2, { l: middle, c: 0.19, h: 25 }),
  };
}

/** Moves a colour's lightness away from its grounds until it reaches a contrast on all of them. */
function adjustLightness(
  away: Direction,
  grounds: readonly string[],
  wanted: number,
  start: { l: number; c: number; h: number },
): string {
  for (let l = start.l; l >= 0 && l <= 1; l += away * 0.01) {
    const colour = oklch(l, start.c, start.h);
    if (grounds.every((ground) => contrast(colour, ground) >= wanted)) return colour;
  }
  return away === 1 ? '#ffffff' : '#000000';
}
