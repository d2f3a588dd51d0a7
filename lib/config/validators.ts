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

const FORM_FIELDS =
  'fields in query-string notation, such as access_key=KEY&_subject=Message, each name once, and no field of the form itself; with placeholders: {Name}, {Email}, {Message}, {page}, {region}, {language}, {utm_source} and other utm_ parameters, {gclid} and other click ids';
/** Templates of form services have placeholders. */
export const formFields: Validator = {
  ...only(FORM_FIELDS, isFormFieldList),
  takesPlaceholders: true,
};
