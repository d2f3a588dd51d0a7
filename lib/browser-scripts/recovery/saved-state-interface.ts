/** The key of `sessionStorage` under which a page leaves its state for itself before a reload. */
export const RECOVERY_STATE = 'unanswered';

/** What a reload would lose. */
export interface SavedState {
  /** How often the page has been reloaded for these clicks. */
  readonly reloads: number;
  /** The name and the text of each field. */
  readonly fields: readonly (readonly [name: string, text: string])[];
  /** The clicked buttons, as their positions among all buttons of the page. */
  readonly clicked: readonly number[];
  /** The name of the field, or the position of the button, that has the visible focus. */
  readonly focused: string | number | undefined;
}
