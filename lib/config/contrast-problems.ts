import { wcagContrast } from 'culori';
import type { CompanyColours } from '@/lib/theme/company-colours-type';
import { AA_TEXT, deriveTheme } from '@/lib/theme/derive-theme';
import type { SettingProblem } from './configuration-error';

/**
 * The colour pairs of a palette with a contrast below 4.5:1 (WCAG 2.2, 1.4.3). Only the pairs that
 * a company chooses are checked here; the theme derives all others so that they are readable.
 */
export function contrastProblems(palette: CompanyColours): SettingProblem[] {
  const { light } = deriveTheme(palette);
  const pairs = [
    {
      variable: 'NEXT_PUBLIC_BG_FONT_COLOR on NEXT_PUBLIC_BACKGROUND',
      text: palette.onAccent,
      grounds: [palette.accent],
    },
    {
      variable: "NEXT_PUBLIC_FONT_COLOR on the page's light ground",
      text: palette.text,
      grounds: [light.ground, light.surface],
    },
  ];
  return pairs.flatMap(({ variable, text, grounds }) => {
    const ratio = Math.min(...grounds.map((ground) => wcagContrast(text, ground)));
    return ratio >= AA_TEXT
      ? []
      : [
          {
            variable,
            problem: `was ${text} on ${grounds.join(' and ')}, ${ratio.toFixed(2)}:1; allowed: a contrast of ${AA_TEXT}:1 or more`,
          },
        ];
  });
}
