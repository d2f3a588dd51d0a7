/** A text in a file and its replacement. */
export interface Change {
  readonly file: string;
  readonly find: string | RegExp;
  readonly replace: string;
}

export interface Fault {
  /** What is wrong with the site, as in a bug report. */
  readonly name: string;
  /** The test that has to fail, by the title that Jest prints. */
  readonly caughtBy: { readonly file: string; readonly test: string };
  /**
   * What the failure message has to contain. A test that fails for another reason has not caught
   * the fault.
   */
  readonly seen: RegExp;
  /** A mistake in the source. The site is built with it. */
  readonly source?: readonly Change[];
  /** A change to the finished export, such as a CDN or a deploy script could make. */
  readonly exported?: readonly Change[];
}

const browser = (name: string) => `__tests__/browser/${name}.test.ts`;

const FORM = 'components/contact/contact-form.island.tsx';

const KEEPS_AND_SENDS_NOTHING = {
  file: browser('contact-form'),
  test: 'the contact form of india makes no request for a complete form and keeps the typed text (PRODUCT rule 26)',
};
const CONTACT_IS_HEARD = {
  file: browser('screen-reader'),
  test: 'a screen reader announces on the site of india in Contact us: the email, the phone, then the form with a name for each field',
};

/** Faults of the India site. Each is injected alone, and a test has to catch it. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'the other region’s copy',
    caughtBy: {
      file: browser('region-isolation'),
      test: 'the export india contains nothing of another region in any file (PRODUCT rule 10)',
    },
    seen: /\+\s+"index\.html"/,
    exported: [{ file: 'index.html', find: /₹80,000/g, replace: 'Rp 15,000,000' }],
  },
  {
    name: 'a script without its hash',
    caughtBy: {
      file: browser('deferred-hydration'),
      test: 'the runtime of india requests each of its scripts once and with integrity',
    },
    seen: /"integrity": ""/,
    exported: [{ file: 'index.html', find: /(data-slider-integrity=)"[^"]+"/, replace: '$1""' }],
  },
  {
    name: 'a style whose hash the policy does not name',
    caughtBy: {
      file: browser('content-security-policy'),
      test: 'the site of india causes no violation: banner, sections, form',
    },
    seen: /style-src-elem inline/,
    exported: [{ file: 'index.html', find: /style-src 'sha256-[^']+'/, replace: 'style-src' }],
  },
  {
    name: 'a dead link',
    caughtBy: {
      file: browser('navigation'),
      test: 'the site of india has no dead link at /',
    },
    seen: /#enquiry/,
    source: [
      {
        file: 'components/home/offer-actions.tsx',
        find: "href={sectionHref('contact')}",
        replace: "href={sectionHref('contact') && '#enquiry'}",
      },
    ],
  },
  {
    name: 'dots under the banner',
    caughtBy: {
      file: browser('navigation'),
      test: 'the site of india has a banner of slides and three buttons, without dots (PRODUCT rule 18)',
    },
    seen: /<span class=.+swiper-pagination-bullet/,
    source: [
      {
        file: 'components/home/banner/banner.tsx',
        find: '<BannerControls strings={strings} />',
        replace:
          '<BannerControls strings={strings} />\n      <p>{[1, 2, 3].map((n) => <span key={n} className="swiper-pagination-bullet" />)}</p>',
      },
    ],
  },
  {
    name: 'a banner that turns too soon',
    caughtBy: {
      file: browser('banner-rotation'),
      test: 'the banner of india changes its slide every 3000 ms and loops (PRODUCT rule 18)',
    },
    seen: /Expected length: 0\s+Received length: 1/,
    source: [
      {
        file: 'lib/banner/timing.ts',
        find: 'SLIDE_INTERVAL_MS =',
        replace: 'SLIDE_INTERVAL_MS = 0.9 *',
      },
    ],
  },
  {
    name: 'a banner that does not stop',
    caughtBy: {
      file: browser('keyboard'),
      test: 'by keyboard on the site of india focus stops the banner, and it does not continue by itself',
    },
    seen: /Received: "[23] of \d"/,
    source: [
      {
        file: 'lib/banner/rotation.ts',
        find: 'const rotating = wanted && !hovered;',
        replace: 'const rotating = wanted || !hovered;',
      },
    ],
  },
  {
    name: 'a slider that undoes a press on Next',
    caughtBy: {
      file: browser('slider-takeover'),
      test: 'the slider of india keeps every press on Next that comes between its first frames',
    },
    seen: /"2 of 3",\s+\+\s+"2 of 3"/,
    source: [
      {
        file: 'components/home/banner/swiper-slider.ts',
        find: 'Object.assign(swiper, { width, height });',
        replace: 'Object.assign({ swiper }, { width, height });',
      },
    ],
  },
  {
    name: 'a toast that lasts too long',
    caughtBy: {
      file: browser('contact-form'),
      test: 'the contact form of india answers a complete form with a toast for the duration of a toast (PRODUCT rules 24 and 26)',
    },
    seen: /Expected: ""\s+Received: "Submit successfully!"/,
    source: [
      {
        file: 'components/toast/toast-store.ts',
        find: 'TOAST_DURATION_MS =',
        replace: 'TOAST_DURATION_MS = 3 *',
      },
    ],
  },
  {
    name: 'a second toast',
    caughtBy: {
      file: browser('contact-form'),
      test: 'the contact form of india shows one toast for ten clicks and nothing after it',
    },
    seen: /\+\s+"We will be in touch\."/,
    source: [
      {
        file: FORM,
        find: /(toasts\.show\(nowMissing.+\);)/,
        replace: "$1 setTimeout(() => toasts.show('We will be in touch.'), 1100);",
      },
    ],
  },
  {
    name: 'fields that are cleared after sending',
    caughtBy: KEEPS_AND_SENDS_NOTHING,
    seen: /Expected: "not an email at all"\s+Received: ""/,
    source: [
      {
        file: FORM,
        find: 'setMissing(nowMissing);',
        replace: 'setMissing(nowMissing); event.currentTarget.reset();',
      },
    ],
  },
  {
    name: 'a call that the form makes',
    caughtBy: KEEPS_AND_SENDS_NOTHING,
    seen: /\+\s+"http:\/\/localhost:\d+\/leads"/,
    source: [
      {
        file: FORM,
        find: 'setMissing(nowMissing);',
        replace:
          "setMissing(nowMissing); void fetch('/leads', { method: 'POST', body: new FormData(event.currentTarget) });",
      },
    ],
  },
  {
    name: 'a field without a label',
    caughtBy: CONTACT_IS_HEARD,
    seen: /-\s+"textbox Your name"/,
    source: [
      {
        file: 'components/contact/contact-field.tsx',
        find: '<label htmlFor={id} suppressHydrationWarning>',
        replace: '<label suppressHydrationWarning>',
      },
    ],
  },
  {
    name: 'text that cannot be read in the dark',
    caughtBy: {
      file: browser('accessibility'),
      test: 'axe finds no violation in india in any section, beside errors and a toast, at 320, 390 and 1280 px, in light, dark and forced colours',
    },
    seen: /"colorScheme": "dark"[^]*?\+\s+"color-contrast/,
    source: [
      {
        file: 'lib/theme/theme.ts',
        find: 'darkSurface, darkText, ink',
        replace: 'darkSurface, darkSurface, ink',
      },
    ],
  },
  {
    name: 'a section without its heading',
    caughtBy: CONTACT_IS_HEARD,
    seen: /-\s+"heading Contact us"/,
    source: [
      {
        file: 'components/contact/contact-section.tsx',
        find: /<h1>(.+)<\/h1>/,
        replace: '<p>$1</p>',
      },
    ],
  },
];
