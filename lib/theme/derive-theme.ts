import { formatHex, formatHex8, interpolate, parse, wcagContrast, type Color } from 'culori';
import { hexFromOklch, oklchOf } from './convert-colour';

/** The minimum contrast of text (WCAG 2.2, 1.4.3) and of the border of a control (1.4.11). */
export const AA_TEXT = 4.5;
export const AA_NON_TEXT = 3;
/** The minimum contrast of secondary text, which is small (WCAG 2.2, 1.4.6). */
export const AAA_TEXT = 7;

/** The least difference in lightness (OKLCH) between the accent and the circle, or the dark card. */
export const CIRCLE_STEP = 0.075;
export const CARD_STEP = 0.1;
/** On a dark page, a mixture with white has a smaller step, because a bright circle would glare. */
export const DIM_CIRCLE_STEP = 0.04;

/** The three colours that a company can choose (PRODUCT rule 32), each an opaque CSS colour. */
export interface CompanyColours {
  /** The background of the banner and the buttons. Specified as `background`. */
  readonly accent: string;
  /** The text on that background. Specified as `bgFontColor`. */
  readonly onAccent: string;
  /** The text of the page. Specified as `fontColor`. */
  readonly text: string;
}

/**
 * Derives every colour of the page from the three that a company can choose (PRODUCT rule 32). The
 * shades are steps in OKLCH, which look even for every hue. The lightness of secondary text,
 * borders and errors is adjusted until both backgrounds of their scheme give enough contrast.
 *
 * @returns the colours of each scheme and those of both as `#rrggbb`, by the names of the custom
 *   properties. The footer is dark in both.
 */
export function deriveTheme(palette: CompanyColours) {
  const accent = oklchOf(palette.accent);
  const ink = oklchOf(palette.text);
  const lightBackground = hexFromOklch(0.985, Math.min(0.012, accent.c), accent.h);
  const lightSurface = hexFromOklch(0.936, Math.min(0.034, accent.c), accent.h);
  const darkBackground = hexFromOklch(0.18, Math.min(0.055, ink.c), ink.h);
  const darkSurface = hexFromOklch(0.265, Math.min(0.065, ink.c), ink.h);
  const darkText = hexFromOklch(0.97, Math.min(0.012, accent.c), accent.h);

  const lightCircle = accentCircle(palette, 48, CIRCLE_STEP);
  const darkCircle = accentCircle(palette, 28, DIM_CIRCLE_STEP);
  const light = shades(lightBackground, lightSurface, palette.text, palette, -1);
  const dark = shades(darkBackground, darkSurface, darkText, palette, 1);
  return {
    both: {
      accent: palette.accent,
      onAccent: palette.onAccent,
      footerBackground: darkBackground,
      footerText: darkText,
      footerTextMuted: readableShade(AAA_TEXT, [darkBackground], 1, { l: 0.76, c: 0.03, h: ink.h }),
      // The ground of a logo.
      plate: lightBackground,
    },
    light: {
      ...light,
      // A card that is dark in both schemes, and its amount. Its other text is that of the footer.
      ...darkCard(palette.text, palette, lightCircle),
      cardCircle: readableShade(AA_TEXT + 0.1, [light.textMuted], 1, {
        l: 0.87,
        c: Math.min(0.09, accent.c),
        h: accent.h,
      }),
      circle: lightCircle,
    },
    dark: {
      ...dark,
      ...darkCard(hexFromOklch(0.33, Math.min(0.13, 1.5 * ink.c), ink.h), palette, darkCircle),
      cardCircle: circleOn(dark.surface, dark.textMuted, 8),
      circle: darkCircle,
    },
  };
}

/** 1 makes a colour lighter, -1 darker. */
type Direction = 1 | -1;

/**
 * The colours of a scheme that follow from its backgrounds and its text. The main button has the
 * company's colour if its contrast to both backgrounds is enough (WCAG 2.2, 1.4.11). Otherwise it
 * has the text colour.
 */
function shades(
  background: string,
  surface: string,
  text: string,
  palette: CompanyColours,
  direction: Direction,
) {
  const { l } = oklchOf(background);
  const tint = oklchOf(surface);
  const ink = oklchOf(palette.text);
  const shade = (minimum: number, distance: number, c: number, h = ink.h) =>
    readableShade(minimum, [background, surface], direction, { l: l + direction * distance, c, h });
  const hasAccent = hasContrast(AA_NON_TEXT, palette.accent, [background, surface]);
  return {
    action: hasAccent ? palette.accent : text,
    onAction: hasAccent ? palette.onAccent : accentOn(text, palette, background),
    background,
    surface,
    text,
    textMuted: shade(AAA_TEXT, 0.42, Math.min(0.05, ink.c)),
    line: hexFromOklch(l + (direction === 1 ? 0.16 : -0.11), Math.min(0.03, tint.c), tint.h),
    border: shade(AA_NON_TEXT + 0.2, 0.3, Math.min(0.05, ink.c)),
    error: shade(AA_TEXT + 0.2, 0.42, 0.19, 25),
  };
}

/**
 * The ground of a dark card, and the colour of its amount: the accent, or a lighter shade of it that
 * can be read. The ground has the colour of the circle if that is dark, otherwise of the text. It
 * is dark enough for the objects on it (company-tones.ts), and differs from the accent.
 */
function darkCard(text: string, palette: CompanyColours, circle: string) {
  const accent = oklchOf(palette.accent).l;
  const ground = oklchOf(circle).l < Math.min(0.4, accent) ? circle : text;
  const { l, c, h } = oklchOf(ground);
  const dark = Math.min(l, 0.34);
  // A colour that sRGB lacks can change its lightness by 0.02.
  const step = CARD_STEP + 0.02;
  const lighter = dark >= accent || accent < 0.2 ? [Math.max(dark, accent + step)] : [];
  // On some colours that are lighter than a dark accent, white would be hard to read.
  const card = [...lighter, Math.min(dark, accent - step)]
    .map((shade) => (shade === l ? ground : hexFromOklch(shade, c, h)))
    .find((shade) => hasContrast(AAA_TEXT, '#ffffff', [shade])) as string;
  const darkCardAmount = readableShade(AAA_TEXT, [card], 1, oklchOf(palette.accent));
  return { darkCard: card, darkCardAmount };
}

/** The accent as a text, or another colour if the accent cannot be read. */
function accentOn(background: string, { accent }: CompanyColours, otherwise: string): string {
  return hasContrast(AA_TEXT, accent, [background]) ? accent : otherwise;
}

/**
 * The circle on the accent: the first shade on which the text is readable, and that is a step away
 * from the accent. A bright accent is mixed with white, at least `percent`. A dark one would turn
 * grey: it gets lighter and more vivid; nearly black, it needs a larger step. Where neither works,
 * because the accent is nearly white, or its white text is barely readable, the circle is darker.
 */
function accentCircle({ accent, onAccent }: CompanyColours, percent: number, step: number): string {
  const { l, c, h } = oklchOf(accent);
  const isBright = oklchOf(onAccent).l < l;
  const withWhite = interpolate([accent, '#ffffff'], 'rgb');
  // More would be the pure red or blue of a screen.
  const vivid = Math.max(c, Math.min(1.4 * c, 0.19));
  const lighter = isBright
    ? between(percent / 100, 1).map((share) => formatHex(withWhite(share)))
    : between(Math.max(l + 0.18, 0.3), l + CIRCLE_STEP).map((l) => hexFromOklch(l, vivid, h));
  const darker = between(l - (isBright ? 0.09 : 0.13), l - CIRCLE_STEP).map((l) =>
    hexFromOklch(l, c, h),
  );
  const fits = (circle: string) =>
    Math.abs(oklchOf(circle).l - l) >= step && hasContrast(AA_TEXT + 0.1, onAccent, [circle]);
  return [...lighter, ...darker].find(fits) ?? accent;
}

/** Twenty numbers from one to another. */
const between = (from: number, to: number) =>
  Array.from({ length: 20 }, (_, index) => from + ((to - from) * index) / 19);

/**
 * The colour of a circle: `percent` of white over a background, or less if the text on it would be
 * hard to read.
 */
function circleOn(background: string, text: string, percent: number): string {
  const mixed = interpolate([background, '#ffffff'], 'rgb');
  // The browser mixes the colours and rounds the result.
  const isReadable = (share: number) => hasContrast(AA_TEXT + 0.1, text, [mixed(share / 100)]);
  let share = percent;
  while (share > 0 && !isReadable(share)) share -= 2;
  return formatHex8({ ...(parse('#ffffff') as Color), alpha: share / 100 });
}

/**
 * Adjusts the lightness of a colour until it reaches a contrast on all backgrounds. Black always
 * has enough contrast to light backgrounds, and white to dark ones.
 */
function readableShade(
  minimum: number,
  backgrounds: readonly string[],
  direction: Direction,
  { l, c, h }: ReturnType<typeof oklchOf>,
): string {
  const colour = hexFromOklch(l, c, h);
  if (hasContrast(minimum, colour, backgrounds)) return colour;
  return readableShade(minimum, backgrounds, direction, { l: l + direction * 0.01, c, h });
}

function hasContrast(
  minimum: number,
  colour: string,
  backgrounds: readonly (string | Color)[],
): boolean {
  return backgrounds.every((background) => wcagContrast(colour, background) >= minimum);
}
