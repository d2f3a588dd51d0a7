import type { EnvironmentVariables } from '@/lib/config/parse-settings';
import { cleanText } from '@/lib/config/text-validation';
import { parseRegion, regions, type Region } from '@/lib/region/regions';
import { variantLabel, findVariant } from '@/lib/region/variants';

/**
 * What the preview builds for a region: what it calls the variant, and the variables that differ
 * from the settings.
 */
export interface RegionBuild {
  readonly label: string;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Adapts the settings to a region. The language and the list of other variants belong to the region
 * that the settings select. For another region the preview takes the same language if the region has
 * it, else English. It drops the list of other variants, because the list may name this region.
 */
export function adaptSettingsToRegion(region: Region, settings: EnvironmentVariables): RegionBuild {
  const { country, flag } = regions[region];
  const language = cleanText(settings['NEXT_PUBLIC_LANGUAGE']) || 'en';
  const variant = findVariant(region, language);
  if (region === parseRegion(settings['NEXT_PUBLIC_REGION']))
    return {
      // The build reports a language that the region does not have.
      label: variant ? variantLabel(variant) : country,
      variables: { NEXT_PUBLIC_REGION: flag },
    };
  const other = { region, language: variant?.language ?? 'en' } as const;
  return {
    label: variantLabel(other),
    variables: {
      NEXT_PUBLIC_REGION: flag,
      NEXT_PUBLIC_LANGUAGE: other.language,
      NEXT_PUBLIC_OTHER_REGION_URL: '',
    },
  };
}
