/** The finished page. Every other file of a fault is a source. */
export const EXPORTED_PAGE = 'index.html';

/** A fault of the site: a text in a file and its replacement, and how a test sees it. */
export interface Fault {
  /** What is wrong with the site, as in a bug report. */
  readonly name: string;
  /** The browser test file of which a test has to fail, without `.test.ts`. */
  readonly caughtBy: string;
  /**
   * A source, with which the site is built, or the finished page, as a CDN or a deploy script could
   * change it. That needs no build and does not depend on how the source is written.
   */
  readonly file: string;
  readonly find: string | RegExp;
  readonly replace: string;
}

const BANNER = 'components/home/banner/banner.island.tsx';
const FORM = 'components/contact/contact-form.island.tsx';

/** Faults of the India site. Each is injected alone, and a test of the named file has to catch it. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'the other region’s copy',
    caughtBy: 'region-isolation',
    file: EXPORTED_PAGE,
    find: /₹80,000/g,
    replace: 'Rp 15,000,000',
  },
  {
    name: 'a script without its hash',
    caughtBy: 'script-integrity',
    file: EXPORTED_PAGE,
    find: /(data-banner="\S+) [^"]+/,
    replace: '$1',
  },
  {
    name: 'a style whose hash the policy does not name',
    caughtBy: 'content-security-policy',
    file: EXPORTED_PAGE,
    find: /style-src 'sha256-[^']+'/,
    replace: 'style-src',
  },
  {
    name: 'a dead link',
    caughtBy: 'pages-and-files',
    file: EXPORTED_PAGE,
    find: /(<a class="primary-button web-font" href=)"#contact"/,
    replace: '$1"#enquiry"',
  },
  {
    name: 'a banner that turns too soon',
    caughtBy: 'css-slide-positions',
    file: 'components/home/banner/timing.ts',
    find: 'SLIDE_INTERVAL_MS =',
    replace: 'SLIDE_INTERVAL_MS = 0.9 *',
  },
  {
    name: 'a banner that does not stop',
    caughtBy: 'swiper-rotation',
    file: BANNER,
    find: 'const rotating = Boolean(wantsRotation) && !hovered;',
    replace: 'const rotating = Boolean(wantsRotation) || !hovered;',
  },
  {
    name: 'a takeover that returns to the first slide',
    caughtBy: 'swiper-takeover',
    file: 'components/home/banner/use-swiper.ts',
    find: 'readCssRotation(element)',
    replace: '{ ...readCssRotation(element), index: 0 }',
  },
  {
    name: 'a second toast',
    caughtBy: 'contact-form-toasts',
    file: FORM,
    find: 'setMissing(nowMissing);',
    replace: "setMissing(nowMissing); setTimeout(() => toasts.show('We will be in touch.'), 1100);",
  },
  {
    name: 'a field without a label',
    caughtBy: 'screen-reader',
    file: EXPORTED_PAGE,
    find: '<label for="field-Name">',
    replace: '<label>',
  },
  {
    name: 'text that cannot be read in the dark',
    caughtBy: 'accessibility',
    file: 'lib/theme/derive-theme.ts',
    find: 'darkSurface, darkText, palette',
    replace: 'darkSurface, darkSurface, palette',
  },
];

export function testFileOf({ caughtBy }: Fault): string {
  return `__tests__/browser/${caughtBy}.test.ts`;
}
