import type { Configuration } from '@/lib/config/read-configuration';
import { readLogo, type IconDesign, type Logo } from '@/lib/kit/icons';
import { deriveTheme } from '@/lib/theme/derive-theme';
import currencySigns from './currency-signs.json';

interface Brand extends Pick<Configuration, 'region' | 'palette'> {
  readonly logo?: Logo | undefined;
}

/** What the icons show: the company's logo, or the currency sign of the region in its colours. */
export function iconDesignOf({ region, palette, logo }: Brand): IconDesign {
  // The light ground shows a logo on a dark bar of a browser, too.
  if (logo) return { ground: deriveTheme(palette).light.background, logo };
  return { ground: palette.accent, colour: palette.onAccent, sign: currencySigns[region] };
}

/**
 * @param project the folder with `public/`.
 * @throws ValidationError if there are two logos, one that is no picture, or a favicon.
 */
export function readCompanyLogo(project: string): Promise<Logo | undefined> {
  return readLogo(project, 'See "Your logo" in .github/CONTRIBUTING.md.');
}
