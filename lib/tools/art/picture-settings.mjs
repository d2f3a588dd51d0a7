// Every picture: the regions that have it, its size and its quality.

import { loadTypeScript } from '../../load-typescript.mjs';

const { REGIONS } = await loadTypeScript('lib/region/regions.ts');

/** The largest file size at 480 px, in bytes. Wider pictures may be larger in proportion. */
const targetBytes = 8400;

const kernel = 'lanczos3';
const slide = {
  targetBytes,
  kernel,
  ground: 'accent',
  renderWidth: 1080,
  samples: 32,
  widths: [384, 480, 720, 960],
};
const feature = {
  targetBytes,
  kernel,
  ground: 'quiet',
  renderWidth: 810,
  samples: 40,
  widths: [240, 480, 720],
};
const quiet = {
  targetBytes,
  kernel,
  ground: 'quiet',
  renderWidth: 960,
  samples: 40,
  widths: [240, 480],
};

export const pictures = {
  // The first slide. At 384 px it shares the first 14 kB of a new connection with the page (RFC
  // 6928). Mitchell's kernel leaves less grain than Lanczos', which saves a tenth.
  phone: { ...slide, targetBytes: 6250, kernel: 'mitchell', regions: REGIONS },
  clock: { ...slide, regions: REGIONS },
  crowd: { ...slide, targetBytes: 7700, kernel: 'mitchell', regions: ['india'] },
  payday: { ...slide, targetBytes: 7700, kernel: 'mitchell', regions: ['indonesia'] },
  range: { ...feature, regions: REGIONS },
  arrival: { ...feature, regions: REGIONS },
  users: { ...feature, regions: ['india'] },
  pocket: { ...feature, regions: ['indonesia'] },
  salary: { ...feature, regions: REGIONS },
  // Broad, smooth shapes, which stay sharp in fewer bytes.
  about: { ...slide, targetBytes: 7300, kernel: 'mitchell', regions: REGIONS },
  contact: {
    ...slide,
    targetBytes: 7300,
    kernel: 'mitchell',
    widths: [480, 960],
    regions: REGIONS,
  },
  'not-found': { ...quiet, regions: REGIONS },
};
