/**
 * A picture as `lib/pictures/pictures.json` lists it: its box in pixels, and its files by format and
 * width.
 */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  /** Whether it fills its box, such as a photograph. The page then rounds its corners. */
  readonly opaque?: boolean;
  readonly avif: Readonly<Record<string, string>>;
  readonly webp: string;
}

/**
 * A picture with its text alternative. An empty alternative means that the picture is decorative.
 */
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
 * A feature as one phrase: the amount is set large, the words before and after it small. Either may be
 * empty.
 */
export interface Feature {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
  readonly picture: CopyPicture;
}

/**
 * The loan offer (PRODUCT rules 5, 6 and 7). It reads as one phrase: the words before, an amount,
 * `to`, another amount, and the words after. Each language names the time where its grammar wants
 * it. The terms that only the company knows are settings (`schema.ts`).
 */
export interface Offer {
  readonly before: string;
  readonly from: string;
  readonly to: string;
  readonly after: string;
  readonly highlights: readonly string[];
  readonly action: string;
}

/**
 * The words and pictures of one region in one language. A missing or extra key does not compile.
 */
export interface RegionCopy {
  /** One sentence for search results and shared links. */
  readonly description: string;
  readonly offer: Offer;
  /** At least three: with two, the loop of the banner would show a gap. */
  readonly slides: readonly [Slide, Slide, Slide, ...Slide[]];
  readonly features: readonly [Feature, ...Feature[]];
  /** The paragraphs of About us, if any (PRODUCT rule 19). */
  readonly about: readonly string[];
  /** The pictures of About us, of Contact us and of the 404 page. */
  readonly aboutPicture: CopyPicture;
  readonly contactPicture: CopyPicture;
  readonly notFoundPicture: CopyPicture;
}
