interface LanguageFacts {
  /** The language's own name. */
  readonly name: string;
  /** The script (ISO 15924) that its words are written in. */
  readonly script: 'Latn' | 'Deva';
}

/** The languages that an edition can have, by their code (ISO 639-1). */
export const languages = {
  en: { name: 'English', script: 'Latn' },
  hi: { name: 'हिन्दी', script: 'Deva' },
  id: { name: 'Bahasa Indonesia', script: 'Latn' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;
