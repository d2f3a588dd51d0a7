/** The paths of this site, and the fragments, which style sheets and the sections' ids repeat. */

/**
 * The sections of the official site in the order of the navigation index (PRODUCT rule 16): 0 Home,
 * 1 About, 2 Contact.
 */
export const SECTION_IDS = ['home', 'about', 'contact'] as const;

export type SectionId = (typeof SECTION_IDS)[number];

/** The link to a section: its fragment. */
export function sectionHref(id: SectionId): `#${SectionId}` {
  return `#${id}`;
}

/**
 * The navigation index of a URL's fragment. It decodes what CSS `:target` decodes (`#%63ontact`).
 * An empty or unknown fragment is Home, as in the style sheet.
 */
export function sectionIndexOf(fragment: string): number {
  const index = SECTION_IDS.indexOf(decodeFragment(fragment.replace(/^#/, '')) as SectionId);
  return index === -1 ? 0 : index;
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** The one page that is shown (PRODUCT rule 11). */
export const HOME_PATH = '/';

/** The file that the company can replace on the server to rename the site without a new build. */
export const SITE_CONFIG_PATH = '/site-config.js';

export const MANIFEST_PATH = '/manifest.webmanifest';

export const SITEMAP_PATH = '/sitemap.xml';

export const ROBOTS_PATH = '/robots.txt';

/** The page for unknown URLs. */
export const NOT_FOUND_PATH = '/404';

/**
 * The service worker. It is at the root because it can only serve pages below its own path (Service
 * Workers, scope).
 */
export const WORKER_PATH = '/sw.js';

/** The script that answers the presses on a page whose own scripts a newer version has replaced. */
export const RECOVERY_PATH = '/recovery.js';

/** The folder of the build's scripts and styles. Each file name changes with its content. */
export const STATIC_FOLDER = '/_next/static/';

/**
 * The folders whose files are named after a hash of their content, so that browsers can cache them
 * as immutable.
 */
export const HASHED_FOLDERS = [STATIC_FOLDER, '/art/', '/fonts/'] as const;

/**
 * The loan app's screens (PRODUCT rule 12). Only their names are known. Each becomes an empty
 * placeholder page at `/<name>`.
 */
export const LOAN_APP_SCREENS = [
  'dragonpayPaymentInstructions',
  'errorNotice',
  'loanDetail',
  'confirm',
  'repaymentYesNo',
  'order',
  'recommendedList',
  'customerService',
  'repay',
  'repayDelay',
  'repayChoice',
  'loanAgreement',
  'privacyPolicy',
  'aboutUs',
  'complaint',
  'complaintSubmission',
  'bankCardBinding',
  'product',
] as const;
