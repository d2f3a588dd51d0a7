import type { MetadataRoute } from 'next';
import { configuration } from '@/lib/config/configuration';
import { ICONS, iconUrl, type IconFile } from '@/lib/pictures/icon-files';
import { HOME_PATH } from '@/lib/site/routes';
import { deriveTheme } from '@/lib/theme/derive-theme';

export const dynamic = 'force-static';

/**
 * The site's name and icons for home screens (W3C Web Application Manifest). Its URLs are
 * relative to the manifest itself, so each folder of an origin is a site of its own.
 */
export default function manifest(): MetadataRoute.Manifest {
  const { locale, copy, company, palette } = configuration;
  const { light } = deriveTheme(palette);
  const icon = (file: IconFile, purpose: 'any' | 'maskable') => ({
    src: `.${iconUrl(file)}`,
    sizes: `${ICONS[file].size}x${ICONS[file].size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: company.name,
    short_name: company.name,
    description: copy.description,
    lang: locale,
    start_url: `.${HOME_PATH}`,
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
