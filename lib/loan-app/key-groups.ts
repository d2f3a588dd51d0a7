/** The key groups that the specification names for the loan app (§3); their fields are not shown. */
export type KeyGroup =
  'public' | 'personal' | 'job' | 'ext' | 'bank' | 'enum' | 'txt' | 'citySelect' | 'day';
