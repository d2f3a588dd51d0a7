/** The contact form's state, field for field as the specification has it (§3). */
export interface ContactFormState {
  readonly Name: string;
  readonly Email: string;
  readonly Telephone: string;
  readonly Company: string;
  readonly Message: string;
  /** Exists, and is never used (specification §4). */
  readonly subMsg: boolean;
}

/** What may not be empty (specification §5), in the order of the form. The email's input is bound to `Telephone` (§2). */
export const REQUIRED_FIELDS = [
  'Name',
  'Telephone',
  'Message',
] as const satisfies readonly (keyof ContactFormState)[];

export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/** Reads the state out of the form as typed. The form shows no input for `Email` and `Company`: they stay empty. */
export function readContactForm(data: FormData): ContactFormState {
  const typed = (field: keyof ContactFormState) => String(data.get(field) ?? '');
  return {
    Name: typed('Name'),
    Email: typed('Email'),
    Telephone: typed('Telephone'),
    Company: typed('Company'),
    Message: typed('Message'),
    subMsg: false,
  };
}

/** The required fields that are empty. Empty is the empty string as typed: a blank counts as filled (§5, no format check). */
export function missingFields(state: ContactFormState): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => state[field] === '');
}
