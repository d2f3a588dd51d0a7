import type { MetadataRoute } from 'next';
import type { Configuration } from '@/lib/config/read-configuration';
import { ICONS, type IconName } from '@/lib/kit/icons';
import { HOME_PATH } from '@/lib/kit/urls';
import { deriveTheme } from '@/lib/theme/derive-theme';

/**
 * The site's name and icons for home screens (W3C Web Application Manifest). Its URLs are relative
 * to the manifest itself, which is in a folder of the site, so each folder of an origin can be a
 * site of its own.
 */
export function webAppManifest(
  { locale, copy, company, palette }: Configuration,
  urlOfIcon: (name: IconName) => string,
): MetadataRoute.Manifest {
  const { light } = deriveTheme(palette);
  const icon = (name: IconName, purpose: 'any' | 'maskable') => ({
    src: `..${urlOfIcon(name)}`,
    sizes: `${ICONS[name].size}x${ICONS[name].size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: company.name,
    short_name: company.name,
    description: copy.description,
    lang: locale,
    start_url: `..${HOME_PATH}`,
    display: 'minimal-ui',
    background_color: light.background,
    theme_color: light.background,
    icons: [
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('maskable-512.png', 'maskable'),
    ],
  };
}
