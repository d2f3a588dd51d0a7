/*
 * All that the bench knows about the markup and the scripts of the pages. If the page changes how
 * it names a control, a script, or what React sets, only this file has to follow.
 */

/** The container of an island loses its attribute when React hydrates the island. */
export const HYDRATED = { selector: 'form:not([data-island] *)', attribute: 'data-island' };

const BANNER_BUTTON = '[aria-roledescription] button';

/** What a visitor uses. */
export const PAGE = {
  home: 'nav [href="#home"]',
  about: 'nav [href="#about"]',
  contact: 'nav [href="#contact"]',
  name: '[name="Name"]',
  email: '[name="Telephone"]',
  fields: 'form :is(input, textarea)',
  send: 'form button',
  toast: '[role="status"]',
  pause: `${BANNER_BUTTON}:nth-of-type(1)`,
  previous: `${BANNER_BUTTON}:nth-of-type(2)`,
  next: `${BANNER_BUTTON}:nth-of-type(3)`,
};

/** Controls that the bench taps in turn, so that each tap changes something. */
export interface Tapped {
  readonly name: string;
  /** The path at which the controls are visible. */
  readonly path: string;
  readonly controls: readonly string[];
  /** Whether a tap starts React. */
  readonly hydrates?: boolean;
}

/**
 * A control whose first tap waits for a script comes first in its group: each group gets a visit of
 * its own.
 */
export const TAPPED: readonly Tapped[] = [
  { name: 'the sections', path: '/', controls: [PAGE.about, PAGE.contact, PAGE.home] },
  { name: 'Pause and Play', path: '/', controls: [PAGE.pause] },
  { name: 'Previous', path: '/', controls: [PAGE.previous] },
  { name: 'Next', path: '/', controls: [PAGE.next] },
  { name: 'the fields', path: '/#contact', controls: [PAGE.name, PAGE.email], hydrates: true },
  { name: 'Send Message', path: '/#contact', controls: [PAGE.send], hydrates: true },
];

/** The name of the figure for the longest delay of the taps. */
export function tapFigure({ name }: Tapped): string {
  return `tap ${name}`;
}

/** Whether a path of the server is a script of the page. A setting and the worker are not. */
export function isRuntime(path: string): boolean {
  return path.endsWith('.js') && !/^\/(?:sw|site-config)\.js/.test(path);
}
