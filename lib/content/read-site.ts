import type { Configuration } from '@/lib/config/read-configuration';
import { readCompanyLogo } from '@/lib/icons/icon-design';
import { inCompanyColours } from '@/lib/pictures/recoloured-pictures';
import { readContent, type Site, type SiteContent } from './read-content';

/**
 * Reads all that the pages of a site show.
 *
 * @param project the folder with `content/` and `public/`.
 * @throws Error that lists what is wrong with the files.
 */
export async function readSite(configuration: Configuration, project: string): Promise<Site> {
  const [content, logo] = await Promise.all([
    readContent(configuration, project),
    readCompanyLogo(project),
  ]);
  return { ...siteWith(configuration, content), logo };
}

/** A site whose company may have written slides and cards of its own. */
export function siteWith(configuration: Configuration, content: SiteContent): Site {
  const [first, ...others] = content.home?.slides ?? [];
  const { features } = content.home ?? {};
  const picture = content.about?.picture;
  const copy = {
    ...configuration.copy,
    ...(first && { slides: [first, ...others] as const }),
    ...(features?.[0] && { features }),
    pictures: { ...configuration.copy.pictures, ...(picture && { about: picture.files }) },
  };
  const { region, palette } = configuration;
  return { ...configuration, copy: inCompanyColours(copy, region, palette), content };
}
