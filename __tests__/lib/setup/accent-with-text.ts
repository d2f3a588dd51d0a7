import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { AA_TEXT, type CompanyColours } from '@/lib/theme/derive-theme';

/** Any accent, with white or dark text that can be read on it. */
export const accentWithText = fc
  .record({
    accent: fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`),
    onAccent: fc.constantFrom('#ffffff', '#000000', '#22104d'),
    text: fc.constantFrom('#000000', '#12301f', '#22104d', '#6b1d1d'),
  })
  .filter(({ accent, onAccent }: CompanyColours) => wcagContrast(onAccent, accent) >= AA_TEXT);
