/** The state of the contact form (PRODUCT rule 23). `subMsg` exists but is never used. */
export interface ContactFormState {
  readonly Name: string;
  readonly Email: string;
  readonly Telephone: string;
  readonly Company: string;
  readonly Message: string;
  readonly subMsg: boolean;
}

/** In the order of the form. The email input is bound to `Telephone` (PRODUCT rules 22 and 24). */
const REQUIRED_FIELDS = ['Name', 'Telephone', 'Message'] as const;

export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Reads the state as typed. The form has no inputs for `Email` and `Company`: they are empty. */
export function readContactForm(data: FormData): ContactFormState {
  const typed = (field: keyof ContactFormState) => (data.get(field) as string | null) ?? '';
  return {
    Name: typed('Name'),
    Email: typed('Email'),
    Telephone: typed('Telephone'),
    Company: typed('Company'),
    Message: typed('Message'),
    subMsg: false,
  };
}

/** The empty required fields. Whitespace does not count as empty (PRODUCT rules 24, 25). */
export function missingFields(state: ContactFormState): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => state[field] === '');
}
