import type { PictureSlot } from '@/lib/kit/pictures';

// The first slide at 384 px is a part of the first load, whose size a build prints.
const LARGE = { 384: 5700, 480: 9500, 720: 16_000, 960: 24_000 };

/** Every slot, by the path of its master in the folder of the region. */
export const PICTURE_SLOTS: Readonly<Record<string, PictureSlot>> = {
  'banner/NAME': {
    label: 'a slide of the banner',
    kernel: 'mitchell',
    touches: 'bottom',
    largestBytes: LARGE,
  },
  'features/NAME': {
    label: 'a feature',
    kernel: 'lanczos3',
    touches: 'top',
    largestBytes: { 240: 3700, 480: 9500, 720: 16_000 },
  },
  about: { label: 'About us', kernel: 'mitchell', largestBytes: LARGE },
  contact: {
    label: 'Contact us',
    kernel: 'mitchell',
    largestBytes: { 480: 7300, 960: 24_000 },
  },
  'not-found': {
    label: 'the 404 page',
    kernel: 'lanczos3',
    largestBytes: { 240: 3700, 480: 8400 },
  },
};

/** The width of the smallest master of a slot, in pixels. Every slot is square. */
export function smallestMasterOf({ largestBytes }: PictureSlot): number {
  return Math.max(...Object.keys(largestBytes).map(Number));
}
