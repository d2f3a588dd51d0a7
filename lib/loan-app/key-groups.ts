/** The key groups of the loan app (PRODUCT rule 39); their fields are unknown. */
export type KeyGroup =
  'public' | 'personal' | 'job' | 'ext' | 'bank' | 'enum' | 'txt' | 'citySelect' | 'day';
