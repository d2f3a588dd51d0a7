/** A control of the page that the bench taps. */
export interface Control {
  readonly name: string;
  /** The path at which the control is visible. */
  readonly path: string;
  readonly selector: string;
  /** The control that is tapped alternately, so that each tap changes something. */
  readonly partner?: string;
}

const HOME = 'nav [href="#home"]';
const ABOUT = 'nav [href="#about"]';
const CONTACT = 'nav [href="#contact"]';
const BANNER_BUTTON = '[aria-roledescription] button';

export const CONTROLS: readonly Control[] = [
  { name: 'Home', path: '/#contact', selector: HOME, partner: CONTACT },
  { name: 'About us', path: '/', selector: ABOUT, partner: HOME },
  { name: 'Contact us', path: '/', selector: CONTACT, partner: HOME },
  { name: 'pause or play', path: '/', selector: `${BANNER_BUTTON}:nth-of-type(1)` },
  { name: 'previous slide', path: '/', selector: `${BANNER_BUTTON}:nth-of-type(2)` },
  { name: 'next slide', path: '/', selector: `${BANNER_BUTTON}:nth-of-type(3)` },
  {
    name: 'Your name',
    path: '/#contact',
    selector: '[name="Name"]',
    partner: '[name="Telephone"]',
  },
  { name: 'Send Message', path: '/#contact', selector: 'form button' },
];

export const PHASES = ['hydrating', 'hydrated'] as const;

/** The name of the figure for the delay of a control's taps. */
export function tapFigure({ name }: Control, phase: (typeof PHASES)[number]): string {
  return `tap ${name}, ${phase}`;
}
