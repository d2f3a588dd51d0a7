import { campaignOfVisit } from '@/lib/browser/campaign/keep-campaign';
import { fillPlaceholders, placeholdersIn, type FormField } from '@/lib/config/hidden-form-fields';

/** A build-time constant of the finished export: false removes the code that fills in fields. */
declare const FILLS_FIELDS: boolean | undefined;
const fillsFields = typeof FILLS_FIELDS === 'undefined' || FILLS_FIELDS;

const hasPlaceholders = ([, value]: FormField) => placeholdersIn(value).length > 0;

/** The further fields with a fixed value, which browsers without scripts send, too. */
export function fixedFields(fields: readonly FormField[]): readonly FormField[] {
  return fillsFields ? fields.filter((field) => !hasPlaceholders(field)) : fields;
}

/**
 * Adds the fields with placeholders to a message: what the visitor has typed, the page, and the
 * campaign of the visit. A field whose placeholders all have no value is left out.
 */
export function addFilledFields(message: URLSearchParams, fields: readonly FormField[]): void {
  if (!fillsFields) return;
  const values = campaignOfVisit();
  values.set('page', location.origin + location.pathname);
  for (const name of ['Name', 'Email', 'Message']) values.set(name, message.get(name) ?? '');
  for (const [name, text] of fields.filter(hasPlaceholders))
    if (placeholdersIn(text).some((one) => values.get(one)))
      message.set(
        name,
        fillPlaceholders(text, (one) => values.get(one) ?? ''),
      );
}
