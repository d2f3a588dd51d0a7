import { closest, distance } from 'fastest-levenshtein';
import { SETTINGS } from './schema';

const PREFIX = 'NEXT_PUBLIC_';

/**
 * The setting that a variable is without its prefix, such as `REGION` or `COM_NAME`. Outside of the
 * settings files, such a variable may belong to another program.
 */
export function settingWithoutPrefix(variable: string): string | undefined {
  return SETTINGS.find((setting) => setting === PREFIX + variable);
}

/**
 * The setting that a variable was probably meant to be. At most two letters may differ, or a third of
 * the letters after the prefix if that is more. Undefined if the variable is a setting, or is near
 * none, such as the variables that hosts set themselves.
 */
export function nearestSetting(variable: string): string | undefined {
  if (SETTINGS.includes(variable)) return undefined;
  const name = variable.toUpperCase();
  const nearest = closest(name, SETTINGS);
  const letters = Math.max(name.length, nearest.length) - PREFIX.length;
  return distance(name, nearest) <= Math.max(2, letters / 3) ? nearest : undefined;
}
