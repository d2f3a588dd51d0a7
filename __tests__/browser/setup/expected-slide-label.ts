import type { Variant } from '@/lib/region/variants';

/**
 * The accessible name of a slide, such as "2 of 3".
 *
 * @param position counts from 1 and wraps as the banner does: 0 is the last slide.
 */
export function expectedSlideLabel({ copy, messages }: Variant, position: number): string {
  const count = copy.slides.length;
  const n = ((((position - 1) % count) + count) % count) + 1;
  return messages.banner.position.replace('{n}', `${n}`).replace('{count}', `${count}`);
}
