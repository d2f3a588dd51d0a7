import type { ReplaceableField } from './company';

/** Company texts that replace those of the build: the valid fields of `window.siteConfig`. */
export type ReplacedFields = Partial<Record<ReplaceableField, string>>;

/** Marks the elements whose text is a replaceable field. The value is the field. */
export const COMPANY_FIELD_ATTRIBUTE = 'data-company';
