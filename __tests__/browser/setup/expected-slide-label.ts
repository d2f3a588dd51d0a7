import type { Region } from '@/lib/region/regions';
import { findVariant, type Variant } from '@/lib/region/variants';

/**
 * The accessible name of a slide, such as "2 of 3".
 *
 * @param site the variant. If it is only a region, the English variant is meant.
 * @param position counts from 1. It wraps as the banner does: the position after the last slide is
 *   the first slide, and 0 is the last.
 */
export function expectedSlideLabel(site: Region | Variant, position: number): string {
  const variant = typeof site === 'string' ? findVariant(site, 'en') : site;
  if (!variant) throw new Error('This region has no English variant.');
  const count = variant.copy.slides.length;
  const n = ((((position - 1) % count) + count) % count) + 1;
  return variant.messages.banner.position.replace('{n}', `${n}`).replace('{count}', `${count}`);
}
