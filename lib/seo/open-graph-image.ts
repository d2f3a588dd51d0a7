import { iconFolderOf } from '@/lib/region/regions';
import type { Variant } from '@/lib/region/variants';

/** The size of the picture of a shared link, in pixels. */
export const OPEN_GRAPH_IMAGE_SIZE = { width: 1200, height: 630 };

/**
 * The picture that shared links to a variant show, as a URL path. It holds the words of the offer.
 */
export function openGraphImageOf({
  region,
  language,
}: Pick<Variant, 'region' | 'language'>): string {
  return `${iconFolderOf(region)}/open-graph${language === 'en' ? '' : `-${language}`}.png`;
}
