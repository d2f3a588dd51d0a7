interface LanguageFacts {
  /** The language's own name. */
  readonly name: string;
  /** The script (ISO 15924) that its words are written in. */
  readonly script: string;
  /**
   * Whether a space stands between letters of a currency and the figures, as CLDR has it.
   * Indonesian spelling (Ejaan yang Disempurnakan, fifth edition) has none.
   */
  readonly spaceAfterCurrency: boolean;
}

/** The languages that a variant can have, by their code (ISO 639-1). */
export const languages = {
  en: { name: 'English', script: 'Latn', spaceAfterCurrency: true },
  hi: { name: 'हिन्दी', script: 'Deva', spaceAfterCurrency: true },
  id: { name: 'Bahasa Indonesia', script: 'Latn', spaceAfterCurrency: false },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

export type Script = (typeof languages)[Language]['script'];
