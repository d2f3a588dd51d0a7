/** A slot of the page that shows a picture, and the files that it needs. */
export interface PictureSlot {
  /** Its name in messages. */
  readonly label: string;
  /** Whether it shows several pictures. Their masters are then in a folder with the slot's name. */
  readonly several: boolean;
  /** How a master is scaled down. Mitchell leaves less noise, which makes files a tenth smaller. */
  readonly kernel: 'mitchell' | 'lanczos3';
  /**
   * The edge of the square that a drawing touches, if the page aligns it with something: its own
   * transparent margin is trimmed.
   */
  readonly touches?: 'top' | 'bottom';
  /**
   * The largest size in bytes of the AVIF file of each width. The narrow ones are for phones, where
   * every byte counts.
   */
  readonly largestBytes: Readonly<Record<number, number>>;
}

// The first slide at 384 px is a part of the first load, whose size a build prints.
const LARGE = { 384: 5700, 480: 9500, 720: 16_000, 960: 24_000 };

/** Every slot, by the name of its folder, or of its one master. */
export const PICTURE_SLOTS: Readonly<Record<string, PictureSlot>> = {
  banner: {
    label: 'a slide of the banner',
    several: true,
    kernel: 'mitchell',
    touches: 'bottom',
    largestBytes: LARGE,
  },
  features: {
    label: 'a feature',
    several: true,
    kernel: 'lanczos3',
    touches: 'top',
    largestBytes: { 240: 3700, 480: 9500, 720: 16_000 },
  },
  about: { label: 'About us', several: false, kernel: 'mitchell', largestBytes: LARGE },
  contact: {
    label: 'Contact us',
    several: false,
    kernel: 'mitchell',
    largestBytes: { 480: 7300, 960: 24_000 },
  },
  'not-found': {
    label: 'the 404 page',
    several: false,
    kernel: 'lanczos3',
    largestBytes: { 240: 3700, 480: 8400 },
  },
};

/** The widths of the files of a slot, in pixels. Every slot is square. */
export function widthsOf({ largestBytes }: PictureSlot): number[] {
  return Object.keys(largestBytes).map(Number);
}

export function smallestMasterOf(slot: PictureSlot): number {
  return Math.max(...widthsOf(slot));
}
