// Every picture: the regions that have it, its size, and the widths of its files.

import { loadTypeScript } from '../../load-typescript.mjs';

const { REGIONS } = await loadTypeScript('lib/region/regions.ts');

/**
 * `largestBytes` is the size limit of each file, by its width. The narrow ones are for phones, where
 * every byte counts.
 */
const slide = {
  // It leaves less grain than Lanczos', which saves a tenth.
  kernel: 'mitchell',
  ground: 'accent',
  renderWidth: 1080,
  samples: 32,
  largestBytes: { 384: 5700, 480: 9500, 720: 16_000, 960: 24_000 },
};
const feature = {
  kernel: 'lanczos3',
  ground: 'quiet',
  // All feature pictures stand on one line.
  place: 'corner',
  renderWidth: 810,
  samples: 40,
  largestBytes: { 240: 3700, 480: 9500, 720: 16_000 },
};
const quiet = {
  kernel: 'lanczos3',
  ground: 'quiet',
  renderWidth: 960,
  samples: 40,
  largestBytes: { 240: 3700, 480: 8400 },
};

export const pictures = {
  // The first slide. At 384 px it shares the first 14 kB of a new connection with the page (RFC
  // 6928).
  phone: { ...slide, regions: REGIONS },
  clock: { ...slide, regions: REGIONS },
  crowd: { ...slide, regions: ['india'] },
  payday: { ...slide, regions: ['indonesia'] },
  range: { ...feature, regions: REGIONS },
  arrival: { ...feature, regions: REGIONS },
  users: { ...feature, regions: ['india'] },
  pocket: { ...feature, regions: ['indonesia'] },
  salary: { ...feature, regions: REGIONS },
  about: { ...slide, regions: REGIONS },
  contact: { ...slide, largestBytes: { 480: 7300, 960: 24_000 }, regions: REGIONS },
  'not-found': { ...quiet, regions: REGIONS },
};
