/** The state of the contact form (PRODUCT rule 23). */
export interface ContactFormState {
  readonly Name: string;
  readonly Email: string;
  readonly Telephone: string;
  readonly Company: string;
  readonly Message: string;
  /** Exists but is never used (PRODUCT rule 23). */
  readonly subMsg: boolean;
}

/**
 * The required fields in the order of the form. The email input is bound to `Telephone` (PRODUCT
 * rules 22 and 24).
 */
export const REQUIRED_FIELDS = [
  'Name',
  'Telephone',
  'Message',
] as const satisfies readonly (keyof ContactFormState)[];

export type RequiredField = (typeof REQUIRED_FIELDS)[number];

/**
 * Reads the state from the form as typed. The form has no inputs for `Email` and `Company`, so they
 * are empty.
 */
export function readContactForm(data: FormData): ContactFormState {
  const typed = (field: keyof ContactFormState) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return {
    Name: typed('Name'),
    Email: typed('Email'),
    Telephone: typed('Telephone'),
    Company: typed('Company'),
    Message: typed('Message'),
    subMsg: false,
  };
}

/**
 * The required fields that are empty. Only the empty string is empty, not a blank (PRODUCT rules 24
 * and 25).
 */
export function missingFields(state: ContactFormState): RequiredField[] {
  return REQUIRED_FIELDS.filter((field) => state[field] === '');
}
