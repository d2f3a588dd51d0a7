import type { EnvironmentVariables } from '@/lib/config/configuration';
import { editionLabel, findEdition } from '@/lib/region/editions';
import { parseRegion, regions, type Region } from '@/lib/region/regions';

/**
 * What the preview builds for a region: what it calls the edition, and the variables that differ
 * from the settings.
 */
export interface RegionBuild {
  readonly label: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Whether the build lacks the list of other editions that the settings may have. */
  readonly withoutOtherEditions: boolean;
}

/**
 * Adapts the settings to a region. Some settings fit only the region that they select. Another
 * region is built in English if it does not have the language, and without the list of other
 * editions, which may name the region itself.
 */
export function settingsOfRegion(region: Region, settings: EnvironmentVariables): RegionBuild {
  const { country, flag } = regions[region];
  const selected = region === parseRegion(settings['NEXT_PUBLIC_REGION']);
  const language = settings['NEXT_PUBLIC_LANGUAGE']?.trim() || 'en';
  const edition =
    findEdition(region, language) ?? (selected ? undefined : findEdition(region, 'en'));
  return {
    label: edition ? editionLabel(edition) : country,
    variables: {
      NEXT_PUBLIC_REGION: flag,
      ...(!selected && {
        NEXT_PUBLIC_LANGUAGE: edition?.language ?? 'en',
        NEXT_PUBLIC_OTHER_REGION_URL: '',
      }),
    },
    withoutOtherEditions: !selected,
  };
}
