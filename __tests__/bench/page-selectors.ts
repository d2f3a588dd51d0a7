/*
 * All that the bench knows about the markup and the scripts of the pages. If the page changes how
 * it names a control, a script, or what React sets, only this file has to follow.
 */

/** The container of an island loses its attribute when React hydrates the island. */
export const HYDRATED = { selector: 'form:not([data-island] *)', attribute: 'data-island' };

/** Whether React hydrates the form of a page. The baselines have no islands. */
export function hydrates(html: string): boolean {
  return html.includes('data-island');
}

const HOME = 'nav [href="#home"]';
const ABOUT = 'nav [href="#about"]';
const BANNER_BUTTON = '[aria-roledescription] button';

/** What a visitor uses. */
export const PAGE = {
  contact: 'nav [href="#contact"]',
  fields: 'form :is(input, textarea)',
  send: 'form button',
  toast: '[role="status"]',
  pause: `${BANNER_BUTTON}:nth-of-type(1)`,
  next: `${BANNER_BUTTON}:nth-of-type(3)`,
};

/** A control whose click starts React and changes nothing. */
export const HYDRATING = { path: '/#contact', selector: '[name="Name"]' };

/** A control of the page that the bench taps. */
export interface Control {
  readonly name: string;
  /** The path at which the control is visible. */
  readonly path: string;
  readonly selector: string;
  /** The control that is tapped alternately, so that each tap changes something. */
  readonly partner?: string;
  /** Whether a tap starts React. */
  readonly hydrates?: boolean;
}

export const CONTROLS: readonly Control[] = [
  { name: 'Home', path: '/#contact', selector: HOME, partner: PAGE.contact },
  { name: 'About us', path: '/', selector: ABOUT, partner: HOME },
  { name: 'Contact us', path: '/', selector: PAGE.contact, partner: HOME },
  { name: 'pause or play', path: '/', selector: PAGE.pause },
  { name: 'previous slide', path: '/', selector: `${BANNER_BUTTON}:nth-of-type(2)` },
  { name: 'next slide', path: '/', selector: PAGE.next },
  {
    name: 'Your name',
    path: '/#contact',
    selector: '[name="Name"]',
    partner: '[name="Telephone"]',
    hydrates: true,
  },
  { name: 'Send Message', path: '/#contact', selector: PAGE.send, hydrates: true },
];

/** Whether a path of the server is a script of the page. A setting and the worker are not. */
export function isRuntime(path: string): boolean {
  return /\.js(?:\?|$)/.test(path) && !/^\/(?:sw|site-config)\.js/.test(path);
}

export const SWIPER = 'swiper';

/**
 * Texts that identify the parts of the runtime in a minified script. The first match names the
 * script.
 */
const PARTS: readonly (readonly [part: string, marker: RegExp])[] = [
  [SWIPER, /swiper/],
  ['Next router', /next-router-state-tree|next-url/],
  ['React and the islands', /Minified React error|hydrateRoot/],
];

export function partOf(source: string): string {
  return PARTS.find(([, marker]) => marker.test(source))?.[0] ?? 'the site and its helpers';
}
