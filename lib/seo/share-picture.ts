import type { Edition } from '@/lib/region/editions';
import { iconFolderOf } from '@/lib/region/regions';

/** The size of the picture of a shared link, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 };

/**
 * The picture that shared links to an edition show, as a URL path. It holds the words of the offer.
 */
export function sharePictureOf({ region, language }: Pick<Edition, 'region' | 'language'>): string {
  return `${iconFolderOf(region)}/share${language === 'en' ? '' : `-${language}`}.png`;
}
