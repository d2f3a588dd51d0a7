import { normaliseWhitespace, quoteForMessage, type Problem } from '../text';
import type { Validator } from './setting-validators';

/** Reads a setting from its environment variable, which may have the values of the validator. */
export type ReadSetting<Value> = (variable: `NEXT_PUBLIC_${string}`, validator: Validator) => Value;

/** All settings of a site: a tree, whose leaves the given function reads. */
export type SettingsSchema<Settings> = (read: ReadSetting<string>) => Settings;

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Quotation marks around a text that has none inside but apostrophes, and HTML in a text. */
const MISTAKEN = /^['"`‘’‚“”„«»「][^"`“”„«»「」]*['"`‘’“”«»」]$|&#?\w+;/;
/** A variable that a CI system or a template has not replaced, and values of programs. */
const PLACEHOLDER =
  /\$\([^)]*\)|\$?\$[{[][^}\]]*[}\]]|#\{[^}]*\}|\{\{.*?\}\}|^(?:\$\w+|%\w+%|@\w+@|__\w+__|undefined|null|None|NaN|\[object Object\])$/;
const NO_PLACEHOLDER = 'the real value, which the program that sets this variable has not inserted';
const WITHOUT_MISTAKES = 'a value without quotation marks around it and without HTML such as &amp;';

/**
 * Reads every setting of the schema. An empty value counts as unset, because hosting dashboards
 * keep a variable whose value was cleared.
 *
 * @returns the values, and a problem for each value that is not allowed. Such a value is empty.
 */
export function parseSettings<Settings>(
  schema: SettingsSchema<Settings>,
  variables: EnvironmentVariables,
) {
  const problems: Problem[] = [];
  const settings = schema((variable, validator) => {
    const { description, parse, takesPlaceholders } = validator;
    const text = normaliseWhitespace(variables[variable]);
    // Shells, containers and word processors add quotation marks. dotenv strips straight ones.
    const isMistaken = MISTAKEN.test(text);
    const isPlaceholder = !takesPlaceholders && PLACEHOLDER.test(text);
    const value = isMistaken || isPlaceholder ? undefined : text && parse(text);
    if (value !== undefined) return value;
    const written = quoteForMessage(String(variables[variable]));
    const expected = isMistaken ? WITHOUT_MISTAKES : isPlaceholder ? NO_PLACEHOLDER : description;
    problems.push({ place: variable, reason: `was ${written}; allowed: ${expected}` });
    return '';
  });
  return { settings, problems };
}
