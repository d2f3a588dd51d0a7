import { closest, distance } from 'fastest-levenshtein';
import { SETTINGS } from './schema';

const PREFIX = 'NEXT_PUBLIC_';

/**
 * The setting with this name, or the one that was probably meant. At most two letters may differ, or a
 * third of the letters after the prefix if that is more. Undefined if the name is near no setting,
 * such as the variables that hosts set themselves.
 */
export function nearestSetting(name: string): string | undefined {
  const upperCase = name.toUpperCase();
  const nearest = closest(upperCase, SETTINGS);
  const letters = Math.max(name.length, nearest.length) - PREFIX.length;
  return distance(upperCase, nearest) <= Math.max(2, letters / 3) ? nearest : undefined;
}

/**
 * The setting that a name in a settings file was meant to be, also without the prefix, such as
 * `REGION` or `COM_NAME`. Outside of these files, such a variable may belong to another program.
 */
export function settingMeantBy(name: string): string | undefined {
  return SETTINGS.find((setting) => setting === PREFIX + name) ?? nearestSetting(name);
}
