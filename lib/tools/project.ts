import { loadSettings } from '@/lib/config/read-configuration';
import { VARIABLES } from '@/lib/config/schema';
import type { Project, VariantSettings } from '@/lib/kit/companies';
import type { EnvironmentVariables } from '@/lib/kit/settings';
import { normaliseWhitespace } from '@/lib/kit/text';
import { parseWebUrl } from '@/lib/kit/urls';
import { regions } from '@/lib/region/regions';
import { variantLabel, VARIANTS, type Variant } from '@/lib/region/variants';

/** What the commands for several sites have to know of this project. */
export const project: Project = {
  variants: VARIANTS.map((variant) => ({ name: variant.locale, label: variantLabel(variant) })),
  variablesOf: ({ name }, sites) => {
    const variant = VARIANTS.find(({ locale }) => locale === name);
    return variant ? variablesOf(variant, sites) : {};
  },
  settingNames: VARIABLES,
  loadSettings,
  linksVariable: 'NEXT_PUBLIC_OTHER_REGION_URL',
};

/**
 * The variables that select the region and the language of a variant, and link it to the other
 * sites (`hreflang`). The build itself reports a URL that is wrong, or that two variants have.
 */
function variablesOf(
  { locale, region, language }: Variant,
  sites: readonly VariantSettings[],
): EnvironmentVariables {
  const links = sites.flatMap(({ variant, settings }) => {
    const url = parseWebUrl(normaliseWhitespace(settings['NEXT_PUBLIC_HTTP_URL']));
    return url && variant.name !== locale ? `${variant.name}=${url}` : [];
  });
  return {
    NEXT_PUBLIC_REGION: regions[region].flag,
    NEXT_PUBLIC_LANGUAGE: language,
    NEXT_PUBLIC_OTHER_REGION_URL: links.join(' '),
  };
}
