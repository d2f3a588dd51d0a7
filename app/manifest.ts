import type { MetadataRoute } from 'next';
import { configuration } from '@/lib/config/configuration';
import { iconFolderOf } from '@/lib/region/regions';
import { HOME_PATH } from '@/lib/routes';
import { deriveTheme } from '@/lib/theme/derive-theme';

export const dynamic = 'force-static';

/** The site's name and icons for home screens (W3C Web Application Manifest). */
export default function manifest(): MetadataRoute.Manifest {
  const { region, locale, copy, company, palette } = configuration;
  const { light } = deriveTheme(palette);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${iconFolderOf(region)}/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: HOME_PATH,
    name: company.name,
    short_name: company.name,
    description: copy.description,
    lang: locale,
    start_url: HOME_PATH,
    display: 'minimal-ui',
    background_color: light.ground,
    theme_color: light.ground,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}
