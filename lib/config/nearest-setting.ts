import { closest, distance } from 'fastest-levenshtein';
import { SETTINGS } from './schema';

const PREFIX = 'NEXT_PUBLIC_';

/**
 * The setting that a name is, or was probably meant to be. At most two letters may differ, or a
 * third of the letters after the prefix if that is more. Undefined if the name is near no setting,
 * such as the variables that hosts set themselves.
 */
export function nearestSetting(name: string): string | undefined {
  const nearest = closest(name.toUpperCase(), SETTINGS);
  const letters = Math.max(name.length, nearest.length) - PREFIX.length;
  const allowed = Math.max(2, letters / 3);
  return distance(name.toUpperCase(), nearest) <= allowed ? nearest : undefined;
}

/**
 * The setting that a name in a settings file was meant to be, also without the prefix, such as
 * `REGION` or `COM_NAME`. Outside of these files, such a variable may belong to another program.
 */
export function settingMeantBy(name: string): string | undefined {
  return SETTINGS.find((setting) => setting === PREFIX + name) ?? nearestSetting(name);
}
