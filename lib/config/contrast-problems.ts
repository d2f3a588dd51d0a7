import { wcagContrast } from 'culori';
import type { Problem } from '@/lib/kit/text';
import { AA_TEXT, deriveTheme, type CompanyColours } from '@/lib/theme/derive-theme';

/**
 * The colour pairs of a palette with a contrast below 4.5:1 (WCAG 2.2, 1.4.3). It checks only the
 * pairs that a company chooses. The theme derives all other colours with enough contrast.
 */
export function contrastProblems(palette: CompanyColours): Problem[] {
  const { background, surface } = deriveTheme(palette).light;
  const pairs = {
    'NEXT_PUBLIC_BG_FONT_COLOR on NEXT_PUBLIC_BACKGROUND': [palette.onAccent, palette.accent],
    "NEXT_PUBLIC_FONT_COLOR on the page's light background": [palette.text, background, surface],
  };
  return Object.entries(pairs).flatMap(([place, [text = '', ...backgrounds]]) => {
    const ratio = Math.min(...backgrounds.map((background) => wcagContrast(text, background)));
    const reason = `was ${text} on ${backgrounds.join(' and ')}, ${ratio.toFixed(2)}:1; allowed: a contrast of ${AA_TEXT}:1 or more`;
    return ratio >= AA_TEXT ? [] : { place, reason };
  });
}
