/** The colours of a region until the company configures its own: any CSS colour, opaque. */
export interface Palette {
  readonly background: string;
  readonly bgFontColor: string;
  readonly fontColor: string;
}

interface RegionFacts {
  /** The value of `NEXT_PUBLIC_REGION` that selects this region. */
  readonly flag: string;
  /** The English name of the country. */
  readonly country: string;
  /** The country's code (ISO 3166-1 alpha-2), as language tags and locales use it. */
  readonly countryCode: string;
  readonly palette: Palette;
}

/**
 * The one table of regions. Everything else derives from it, or is a `Record<Region, …>` that does not compile until it
 * has an entry for every region. The key also names the region's folders: `public/art/<key>`, `public/icons/<key>`.
 */
export const regions = {
  india: {
    flag: '1',
    country: 'India',
    countryCode: 'IN',
    palette: { background: '#ffb400', bgFontColor: '#22104d', fontColor: '#22104d' },
  },
  indonesia: {
    flag: '2',
    country: 'Indonesia',
    countryCode: 'ID',
    palette: { background: '#2bd9a8', bgFontColor: '#012a36', fontColor: '#012a36' },
  },
} as const satisfies Record<string, RegionFacts>;

export type Region = keyof typeof regions;

/** Every region, in the order of the table. */
export const REGIONS = Object.keys(regions) as Region[];

/** The region of every flag that selects no other one. */
const DEFAULT_REGION: Region = 'indonesia';

/**
 * The region that the region flag selects (PRODUCT rule 4): exactly `1` is India; a value that no region has, unset
 * included, is Indonesia. Nothing is trimmed or parsed: ` 1`, `01` and `true` are such values.
 */
export function regionOfFlag(flag: string | undefined): Region {
  return REGIONS.find((region) => regions[region].flag === flag) ?? DEFAULT_REGION;
}

/** The language tag of a region's English edition (BCP 47), such as `en-IN`. */
export function localeOf(region: Region): string {
  return `en-${regions[region].countryCode}`;
}

/** The folder of a region's icons, as a URL path. */
export function iconFolderOf(region: Region): string {
  return `/icons/${region}`;
}
