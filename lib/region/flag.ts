/** The two countries that one source serves. */
export type Region = 'india' | 'indonesia';

/**
 * Reads the region flag (specification §1): exactly `1` is India, any other value, unset included, is Indonesia.
 * Nothing is trimmed or parsed: ` 1`, `01` and `true` are other values.
 */
export function regionOfFlag(flag: string | undefined): Region {
  return flag === '1' ? 'india' : 'indonesia';
}
