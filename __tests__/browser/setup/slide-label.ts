import { copies } from '@/lib/region/editions';
import type { Region } from '@/lib/region/regions';

/**
 * The accessible name of a slide of an English export, such as "2 of 3".
 *
 * @param position counts from 1. It wraps as the banner does: the position after the last slide is the first slide, and
 *   0 is the last.
 */
export function slideLabel(region: Region, position: number): string {
  const count = copies[region].en.slides.length;
  return `${((((position - 1) % count) + count) % count) + 1} of ${count}`;
}
