/** The key groups of the loan app (PRODUCT rule 39); their fields are unknown. */
export const KEY_GROUPS = [
  'public',
  'personal',
  'job',
  'ext',
  'bank',
  'enum',
  'txt',
  'citySelect',
  'day',
] as const;
