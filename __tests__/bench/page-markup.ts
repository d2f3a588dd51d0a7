/*
 * All that the bench knows about the markup and the scripts of the pages. If the page changes how
 * it names a control, a script, or what React sets, only this file has to follow.
 */

/**
 * React marks the current section, and the HTML marks none. So an element with this attribute shows
 * that React has hydrated the page.
 */
export const HYDRATED = { selector: 'nav [aria-current]', attribute: 'aria-current' };

/** Whether React marks the current item of a page's navigation. The baselines lack one of the two. */
export function hydrates(html: string): boolean {
  return /<nav\b/.test(html) && /<script\b/.test(html);
}

const HOME = 'nav [href="#home"]';
const ABOUT = 'nav [href="#about"]';
const BANNER_BUTTON = '[aria-roledescription] button';

/** What a visitor uses. */
export const PAGE = {
  /** A control whose press starts the runtime and changes nothing on the first screen. */
  harmless: HOME,
  contact: 'nav [href="#contact"]',
  fields: 'form :is(input, textarea)',
  send: 'form button',
  toast: '[role="status"]',
  pause: `${BANNER_BUTTON}:nth-of-type(1)`,
};

/** A control of the page that the bench taps. */
export interface Control {
  readonly name: string;
  /** The path at which the control is visible. */
  readonly path: string;
  readonly selector: string;
  /** The control that is tapped alternately, so that each tap changes something. */
  readonly partner?: string;
}

export const CONTROLS: readonly Control[] = [
  { name: 'Home', path: '/#contact', selector: HOME, partner: PAGE.contact },
  { name: 'About us', path: '/', selector: ABOUT, partner: HOME },
  { name: 'Contact us', path: '/', selector: PAGE.contact, partner: HOME },
  { name: 'pause or play', path: '/', selector: PAGE.pause },
  { name: 'previous slide', path: '/', selector: `${BANNER_BUTTON}:nth-of-type(2)` },
  { name: 'next slide', path: '/', selector: `${BANNER_BUTTON}:nth-of-type(3)` },
  {
    name: 'Your name',
    path: '/#contact',
    selector: '[name="Name"]',
    partner: '[name="Telephone"]',
  },
  { name: 'Send Message', path: '/#contact', selector: PAGE.send },
];

/**
 * Whether a path of the server is a script of the runtime. A setting, the data of the page and the
 * service worker are not.
 */
export function isRuntime(path: string): boolean {
  return /\.js(?:\?|$)/.test(path) && !/^\/(?:sw|site-config)\.js|\/boot\//.test(path);
}

export const SLIDER = 'slider (Swiper)';

/**
 * Texts that identify the parts of the runtime in a minified script. The first match names the
 * script.
 */
const PARTS: readonly (readonly [part: string, marker: RegExp])[] = [
  [SLIDER, /swiper/],
  ['React DOM', /Minified React error|hydrateRoot/],
  ['Next router', /next-router-state-tree|next-url/],
];

export function partOf(source: string): string {
  return PARTS.find(([, marker]) => marker.test(source))?.[0] ?? 'the site and its helpers';
}
