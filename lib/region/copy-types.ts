/** A picture as `lib/region/pictures.json` lists it: its box in pixels, and its files. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  /** Whether it fills its box, such as a photograph. The page then shows it as a disc. */
  readonly opaque?: boolean;
  /** The files by their width. */
  readonly avif: Readonly<Record<string, string>>;
  readonly webp: string;
}

export interface CopyPicture {
  readonly files: PictureFiles;
  readonly alt: string;
}

export interface Slide {
  readonly title: string;
  readonly text: string;
  readonly picture: CopyPicture;
}

/**
 * A feature as one phrase: the amount is set large, the words before and after it small. Either may
 * be empty. Its picture is decorative.
 */
export interface Feature {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
  readonly picture: PictureFiles;
}

/** The figures of an online lender in Indonesia. TKB is the rate of repaid loans. */
export type PerformanceFigure =
  'tkb0' | 'tkb30' | 'tkb60' | 'tkb90' | 'funded' | 'lenders' | 'borrowers' | 'day';

export interface RegionCopy {
  /** One sentence for search results and shared links. */
  readonly description: string;
  /**
   * The loan offer (PRODUCT rules 5, 6 and 7). It reads as one phrase: `before`, `from`, the word
   * "to", `to`, `after`. Each language names the time where its grammar puts it. The terms show the
   * `range` with all digits.
   */
  readonly offer: Readonly<Record<'before' | 'from' | 'to' | 'after' | 'action', string>> & {
    readonly range: readonly [from: string, to: string];
  };
  /** With two, Previous and Next would show the same slide, and every change would be forward. */
  readonly slides: readonly [Slide, Slide, Slide, ...Slide[]];
  readonly features: readonly [Feature, ...Feature[]];
  /** Who helps if the company has not settled a complaint (PRODUCT rule 50). */
  readonly escalation: string;
  /** The labels of the figures, in the region that requires them. */
  readonly performance?: Readonly<Record<PerformanceFigure, string>>;
  /** The region's pictures, such as those of About us, Contact us and the 404 page. */
  readonly art: Readonly<Record<'about' | 'contact' | 'not-found', PictureFiles>>;
}
