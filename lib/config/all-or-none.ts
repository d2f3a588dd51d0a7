import { quoteForMessage, type Problem } from '@/lib/kit/text';

/**
 * Whether a group of settings that belong together is set. Adds a problem for each that is missing
 * beside the others.
 *
 * @param group the values, and their variables by the same keys.
 * @param whole what has all of them, for the message.
 */
export function isSetTogether<Key extends string>(
  values: Readonly<Record<Key, string>>,
  variables: Readonly<Record<Key, string>>,
  whole: string,
  problems: Problem[],
): boolean {
  const unset = (Object.keys(variables) as Key[]).filter((key) => !values[key]);
  const all = Object.values(variables);
  if (unset.length === 0 || unset.length === all.length) return unset.length === 0;
  problems.push(
    ...unset
      .map((key) => variables[key])
      // One that is wrong is empty here, too, and has a problem already.
      .filter((place) => problems.every((problem) => problem.place !== place))
      .map((place) => ({
        place,
        reason: `was ${quoteForMessage('')}; allowed: a value, because ${whole} has all of ${all.join(', ')}`,
      })),
  );
  return false;
}
