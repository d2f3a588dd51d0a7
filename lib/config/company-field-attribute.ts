/** Marks the elements whose text is a replaceable field. The value is the field. */
export const COMPANY_FIELD_ATTRIBUTE = 'data-company';
