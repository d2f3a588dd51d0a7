import type { RegionCopy } from '@/lib/region/copy-types';

const slide = (title: string) => ({
  title,
  text: `${title} text`,
  picture: {
    files: { width: 1, height: 1, avif: { '1': '/slide.avif' }, webp: '/slide.webp' },
    alt: '',
  },
});

/** Three slides, so that the tests of the banner do not depend on the copy of a region. */
export const SLIDES: RegionCopy['slides'] = [slide('First'), slide('Second'), slide('Third')];
