import type { Palette } from '@/lib/region/regions';
import type { WrongSetting } from './configuration-error';
import { contrast } from '@/lib/theme/colour';
import { AA_TEXT, deriveTheme } from '@/lib/theme/theme';

/**
 * The pairs of a palette that people could not read: text and ground below 4.5:1 (WCAG 2.2, 1.4.3). Only these depend on
 * what a company chose; every other pair of the theme is derived until it is readable.
 */
export function contrastProblems(palette: Palette): WrongSetting[] {
  const { light } = deriveTheme(palette);
  const pairs = [
    {
      variable: 'NEXT_PUBLIC_BG_FONT_COLOR on NEXT_PUBLIC_BACKGROUND',
      text: palette.bgFontColor,
      grounds: [palette.background],
    },
    {
      variable: 'NEXT_PUBLIC_FONT_COLOR on the light ground of the page',
      text: palette.fontColor,
      grounds: [light.ground, light.surface],
    },
  ];
  return pairs.flatMap(({ variable, text, grounds }) => {
    const ratio = Math.min(...grounds.map((ground) => contrast(text, ground)));
    return ratio >= AA_TEXT
      ? []
      : [
          {
            variable,
            was: `${text} on ${grounds.join(' and ')}, ${ratio.toFixed(2)}:1`,
            allowed: `a contrast of ${AA_TEXT}:1 or more`,
          },
        ];
  });
}
