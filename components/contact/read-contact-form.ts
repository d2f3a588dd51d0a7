/** The fields of the form's state (PRODUCT rule 23). The form has no input for two of them. */
const FIELDS = ['Name', 'Email', 'Telephone', 'Company', 'Message'] as const;

type Texts = Readonly<Record<(typeof FIELDS)[number], string>>;

/** In the order of the form. The email input is bound to `Telephone` (PRODUCT rules 22 and 24). */
const REQUIRED_FIELDS = ['Name', 'Telephone', 'Message'] as const;

export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Reads the state as typed. A field without an input is empty. The flag is never used. */
export function readContactForm({ elements }: HTMLFormElement) {
  const valueOf = (field: string) =>
    (elements.namedItem(field) as HTMLInputElement | null)?.value ?? '';
  const typed = Object.fromEntries(FIELDS.map((field) => [field, valueOf(field)]));
  return { ...(typed as Texts), subMsg: false };
}

/** The empty required fields. Whitespace does not count as empty (PRODUCT rules 24, 25). */
export function missingFields(state: Texts): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => state[field] === '');
}
