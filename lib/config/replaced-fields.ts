import type { ReplaceableField } from './company';

/** Company texts that replace those of the build: the valid fields of `window.siteConfig`. */
export type ReplacedFields = Partial<Record<ReplaceableField, string>>;

/** Marks the elements whose text is a replaceable field. The value is the field. */
export const COMPANY_FIELD_ATTRIBUTE = 'data-company';

/**
 * The loader and the components are separate scripts, so they share the fields through the window.
 */
const shared = globalThis as { replacedFields?: ReplacedFields };

export function setReplacedFields(fields: ReplacedFields): void {
  shared.replacedFields = fields;
}

/**
 * The text that replaces a field of the build, if there is one. There is none while a page is
 * rendered on the server.
 */
export function replacedField(field: ReplaceableField): string | undefined {
  return shared.replacedFields?.[field];
}
