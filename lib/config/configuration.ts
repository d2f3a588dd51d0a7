import type { RegionCopy } from '@/lib/region/copy';
import { regionCopy } from '@/lib/region/region-copy';
import { regionOfFlag, regions, type Palette, type Region } from '@/lib/region/regions';
import { parseColour } from '@/lib/theme/colour';
import { contrastProblems } from './contrast-problems';
import { ConfigurationError, type WrongSetting } from './configuration-error';
import { DEMONSTRATION_SITE_CONFIG } from './defaults';
import { variablesSchema, type Variables } from './schema';
import type { SiteConfig } from './site-config';

/** Company information (PRODUCT rule 31): facts that the company must supply; blank where it has not. */
export interface CompanyInformation {
  readonly comName: string;
  readonly eMail: string;
  readonly address: string;
  readonly CIN: string;
  readonly NBFC: string;
  readonly httpUrl: string;
  readonly phone: string;
  readonly Copyright: string;
}

/** Environment configuration (PRODUCT rule 32). Blank where not configured; the colours are always set. */
export interface AppEnvironment extends Palette {
  readonly appApi: string;
  readonly appH5: string;
  readonly appEnName: string;
  readonly appCnName: string;
  readonly appYDName: string;
  readonly servicePhone: string;
}

export interface Configuration {
  readonly region: Region;
  readonly copy: RegionCopy;
  readonly siteConfig: SiteConfig;
  readonly company: CompanyInformation;
  readonly environment: AppEnvironment;
  /** The same site for the other region, for `hreflang`; blank where there is none. */
  readonly otherRegionUrl: string;
  /** Whether browsers keep the site for when there is no network; off is the kill switch of the service worker. */
  readonly offlineCache: boolean;
  /** The variables whose value on the page is still the demonstration company's. */
  readonly atDemonstrationDefault: readonly string[];
}

/**
 * Reads the whole configuration from environment variables (PRODUCT rule 29; `.env.example` documents each).
 *
 * @throws ConfigurationError that lists every variable with a value that is not allowed.
 */
export function readConfiguration(
  source: Readonly<Record<string, string | undefined>>,
): Configuration {
  const region = regionOfFlag(source['NEXT_PUBLIC_REGION']);
  const copy = regionCopy[region];
  const parsed = variablesSchema.safeParse(source);
  const colours = colourSet(source, regions[region].palette);
  const wrong = [
    ...(parsed.error?.issues ?? []).map(({ path, message }): WrongSetting => {
      const variable = String(path[0]);
      return { variable, was: shown(source[variable]), allowed: message };
    }),
    ...(colours ? contrastProblems(colours) : []),
  ];
  if (!parsed.success || !colours || wrong.length > 0) throw new ConfigurationError(wrong);
  const variables = parsed.data;

  return {
    region,
    copy,
    siteConfig: siteConfigOf(variables),
    company: {
      comName: variables.NEXT_PUBLIC_COM_NAME || DEMONSTRATION_SITE_CONFIG.comName,
      eMail: variables.NEXT_PUBLIC_EMAIL,
      address: variables.NEXT_PUBLIC_ADDRESS,
      CIN: variables.NEXT_PUBLIC_CIN,
      NBFC: variables.NEXT_PUBLIC_NBFC,
      httpUrl: variables.NEXT_PUBLIC_HTTP_URL,
      phone: variables.NEXT_PUBLIC_PHONE,
      Copyright: variables.NEXT_PUBLIC_COPYRIGHT,
    },
    environment: {
      ...colours,
      appApi: variables.NEXT_PUBLIC_APP_API,
      appH5: variables.NEXT_PUBLIC_APP_H5,
      appEnName: variables.NEXT_PUBLIC_APP_EN_NAME,
      appCnName: variables.NEXT_PUBLIC_APP_CN_NAME,
      appYDName: variables.NEXT_PUBLIC_APP_YD_NAME,
      servicePhone: variables.NEXT_PUBLIC_SERVICE_PHONE,
    },
    otherRegionUrl: variables.NEXT_PUBLIC_OTHER_REGION_URL,
    offlineCache: variables.NEXT_PUBLIC_OFFLINE_CACHE !== 'off',
    atDemonstrationDefault: (
      [
        'NEXT_PUBLIC_COM_NAME',
        'NEXT_PUBLIC_EMAIL',
        'NEXT_PUBLIC_ADDRESS',
        'NEXT_PUBLIC_COPYRIGHT',
      ] as const
    ).filter((variable) => variables[variable] === ''),
  };
}

/** The three colours as `#rrggbb`, the region's where none is configured; undefined while one of them is no colour. */
function colourSet(
  source: Readonly<Record<string, string | undefined>>,
  palette: Palette,
): Palette | undefined {
  const colour = (variable: string, fallback: string) =>
    parseColour(source[variable]?.trim() || fallback);
  const background = colour('NEXT_PUBLIC_BACKGROUND', palette.background);
  const bgFontColor = colour('NEXT_PUBLIC_BG_FONT_COLOR', palette.bgFontColor);
  const fontColor = colour('NEXT_PUBLIC_FONT_COLOR', palette.fontColor);
  return background && bgFontColor && fontColor
    ? { background, bgFontColor, fontColor }
    : undefined;
}

/** A value as an error may print it: quoted, so that blanks show, and never a screenful. */
function shown(value: unknown): string {
  const quoted = JSON.stringify(value);
  return quoted.length > 80 ? `${quoted.slice(0, 76)}…"` : quoted;
}

function siteConfigOf(variables: Variables): SiteConfig {
  const comName = variables.NEXT_PUBLIC_COM_NAME || DEMONSTRATION_SITE_CONFIG.comName;
  return {
    comName,
    email: variables.NEXT_PUBLIC_EMAIL || DEMONSTRATION_SITE_CONFIG.email,
    address: variables.NEXT_PUBLIC_ADDRESS || DEMONSTRATION_SITE_CONFIG.address,
    copyright: variables.NEXT_PUBLIC_COPYRIGHT || `© ${comName}. All rights reserved.`,
  };
}
