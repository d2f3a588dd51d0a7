/** A picture as `lib/region/pictures.json` lists it: its box in pixels, and its files. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  /** Whether it fills its box, such as a photograph. The page then shows it as a circle. */
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
  /** The language of its words, if it is not that of the site. */
  readonly lang?: string | undefined;
}

/**
 * A feature as one phrase: the amount is set large, the words before and after it small. Either may
 * be empty. Without `alt`, its picture is decorative.
 */
export interface Feature {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
  readonly picture: PictureFiles;
  readonly alt?: string;
  /** The language of its words, if it is not that of the site. */
  readonly lang?: string | undefined;
}

/** The figures of an online lender in Indonesia. TKB is the rate of repaid loans. */
export type PerformanceFigure =
  'tkb0' | 'tkb30' | 'tkb60' | 'tkb90' | 'funded' | 'lenders' | 'borrowers' | 'day';

/** The words of a region in a language, as its JSON file has them: ICU messages. */
export interface RegionMessages {
  /** The sentences of the description for search results and shared links. */
  readonly description: Readonly<Record<string, string>>;
  /** The loan offer (PRODUCT rules 5 and 6): one or two amounts in bold. */
  readonly headline: string;
  /** The loan amount as a term (PRODUCT rule 7). */
  readonly range: string;
  readonly ask: string;
  /** By the picture. Its description can select another one, if the slide shows that instead. */
  readonly slides: Readonly<Record<string, Readonly<Record<'title' | 'text' | 'picture', string>>>>;
  /** By the picture. The part in bold is set large. */
  readonly cards: Readonly<Record<string, string>>;
  /**
   * How the texts write the time and the number of users, where another form of the noun stands
   * beside "within" or "over", or the locale data of `Intl` does not count in lakhs.
   */
  readonly figures?: Readonly<Record<'time' | 'users', string>>;
  /** Who helps if the company has not settled a complaint (PRODUCT rule 50). */
  readonly escalation: string;
  /** The labels of the figures, in the region that requires them. */
  readonly performance?: Readonly<Record<PerformanceFigure, string>>;
}

/** What a site says and shows. A text that mentions a figure without a value is left out. */
export interface RegionCopy extends Pick<
  RegionMessages,
  'range' | 'ask' | 'escalation' | 'performance'
> {
  readonly description: string;
  /** Words and amounts in turn. Words come first and last, and may be empty. */
  readonly headline: readonly string[];
  readonly slides: readonly [Slide, ...Slide[]];
  readonly features: readonly Feature[];
  /** The region's pictures, such as those of About us, Contact us and the 404 page. */
  readonly pictures: Readonly<Record<'about' | 'contact' | 'not-found', PictureFiles>>;
}
