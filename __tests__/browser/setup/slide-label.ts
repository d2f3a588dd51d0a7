import { findEdition, type Edition } from '@/lib/region/editions';
import type { Region } from '@/lib/region/regions';

/**
 * The accessible name of a slide, such as "2 of 3".
 *
 * @param site the edition. If it is only a region, the English edition is meant.
 * @param position counts from 1. It wraps as the banner does: the position after the last slide is
 *   the first slide, and 0 is the last.
 */
export function slideLabel(site: Region | Edition, position: number): string {
  const edition = typeof site === 'string' ? findEdition(site, 'en') : site;
  if (!edition) throw new Error('This region has no English edition.');
  const count = edition.copy.slides.length;
  const n = ((((position - 1) % count) + count) % count) + 1;
  return edition.strings.banner.position.replace('{n}', `${n}`).replace('{count}', `${count}`);
}
