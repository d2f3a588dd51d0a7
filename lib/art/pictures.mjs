// Every picture there is: which region has it, and how large and how well it is rendered.

/** What a picture may weigh at 480 px, in bytes; more at more pixels. */
const aim = 8400;

const slide = { aim, ground: 'accent', master: 1440, samples: 32, widths: [384, 480, 720, 960] };
const feature = { aim, ground: 'quiet', master: 1080, samples: 40, widths: [240, 480, 720] };
const quiet = { aim, ground: 'quiet', master: 960, samples: 40, widths: [240, 480] };

const both = ['india', 'indonesia'];

export const pictures = {
  // The first slide's: at 384 px it shares the first 14 kB of a new connection with the page (RFC 6928).
  phone: { ...slide, aim: 7700, regions: both },
  clock: { ...slide, regions: both },
  crowd: { ...slide, regions: ['india'] },
  payday: { ...slide, regions: ['indonesia'] },
  range: { ...feature, regions: both },
  // Glass needs more light paths than plastic.
  hours: { ...feature, samples: 64, regions: both },
  users: { ...feature, regions: ['india'] },
  pocket: { ...feature, regions: ['indonesia'] },
  salary: { ...feature, regions: both },
  rest: { ...quiet, regions: both },
  lost: { ...quiet, regions: both },
};

export const regions = both;
