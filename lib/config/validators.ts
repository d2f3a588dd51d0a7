import { allow, only, text, texts, type Validator } from '@/lib/kit/settings';
import { parseColour } from '@/lib/theme/convert-colour';
import { isFormFieldList } from './hidden-form-fields';

/** `/site-config.js` contains all offices in one string, so the whole has to be valid, too. */
export const offices = allow(texts.description, (value) => text.parse(value) && texts.parse(value));

const COLOUR = 'an opaque CSS colour such as #ffb400 or oklch(0.8 0.17 80)';
/** A colour as `#rrggbb`. */
export const colour = allow(COLOUR, parseColour);

export const rating = only('a number from 1 to 5, such as 4.3', (value) =>
  /^(?:[1-4](?:\.\d{1,2})?|5(?:\.00?)?)$/.test(value),
);

const PERCENTAGE = /^(?:\d{1,2}(?:\.\d+)?|100)%$/;
export const percentage = only('a percentage from 0% to 100%, such as 18%', (value) =>
  PERCENTAGE.test(value),
);

/** No fee is a word, because a zero may stand for a fee that nobody has looked up. */
export const fee = only(
  'a percentage of the loan such as 2.5%, an amount such as 500, or none',
  (value) => value === 'none' || (parseFloat(value) > 0 && /^\d+(\.\d+)?%?$/.test(value)),
);

export const rates = oneOrTwo('a percentage such as 24%', /^\d+(\.\d+)?%$/);
export const terms = oneOrTwo('a whole number such as 12', /^\d+$/);

/** One value, or the lowest and the highest. */
function oneOrTwo(what: string, pattern: RegExp): Validator {
  return only(`${what}, or the lowest and the highest with "to" between them`, (value) => {
    const [from = '', to = from, ...others] = value.split(/ *(?:to|-|–) */);
    const isRange = pattern.test(from) && pattern.test(to) && parseFloat(from) <= parseFloat(to);
    return isRange && others.length === 0;
  });
}

const FORM_FIELDS =
  'fields in query-string notation, such as access_key=KEY&_subject=Message, each name once, and no field of the form itself; with placeholders: {Name}, {Email}, {Message}, {page}, {region}, {language}, {utm_source} and other utm_ parameters, {gclid} and other click ids';
/** Templates of form services have placeholders. */
export const formFields: Validator = {
  ...only(FORM_FIELDS, isFormFieldList),
  takesPlaceholders: true,
};
