import { REGIONS, regions, type Region } from './regions';

/** The region of a build whose flag belongs to no region. */
const DEFAULT_REGION: Region = 'indonesia';

/**
 * The region that the region flag selects (PRODUCT rule 4). Exactly `1` is India. Any other value is
 * Indonesia, and so is a flag that is not set. The flag is neither trimmed nor parsed: ` 1`, `01`
 * and `true` are Indonesia.
 */
export function parseRegion(flag: string | undefined): Region {
  return REGIONS.find((region) => regions[region].flag === flag) ?? DEFAULT_REGION;
}

/**
 * Whether a flag that selects the default region was probably meant for another one: a word such as
 * `india` or `true`, or another spelling of a flag, such as ` 1`. Other numbers, and the default
 * region's own name, are no mistake.
 */
export function isMistakenFlag(flag: string | undefined): boolean {
  const text = (flag ?? '').trim().toLowerCase();
  const { countryCode } = regions[DEFAULT_REGION];
  const selected = REGIONS.some((region) => regions[region].flag === flag);
  if (selected || ['', DEFAULT_REGION, countryCode.toLowerCase()].includes(text)) return false;
  const number = Number(text);
  return (
    Number.isNaN(number) ||
    REGIONS.some((region) => region !== DEFAULT_REGION && Number(regions[region].flag) === number)
  );
}
