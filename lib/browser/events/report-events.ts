import { APP_LINK_ATTRIBUTE } from '@/lib/browser/campaign/keep-campaign';
import { campaignOf } from '@/lib/browser/campaign/link-with-campaign';
import { afterFirstPaint, whenIdle } from '@/lib/kit/page-scripts';
import { SECTION_IDS, sectionIndexOf } from '@/lib/site/sections';
import { MESSAGE_EVENT } from './contact-message-event';
import { measureWebVitals } from './measure-web-vitals';

type Properties = Readonly<Record<string, string>>;

/** Global Privacy Control, which TypeScript's `dom` library does not declare, and Do Not Track. */
type NavigatorWithPrivacySignals = Navigator & { readonly globalPrivacyControl?: boolean };

/**
 * Reports what happens on the page to the company's collector, in the form of Plausible's events
 * API (https://plausible.io/docs/events-api). It stores nothing, does not recognise a visitor who
 * returns, and sends nothing that a visitor types. The page ignores the collector's response.
 */
export function reportEvents(eventsUrl: string): void {
  const { globalPrivacyControl, doNotTrack } = navigator as NavigatorWithPrivacySignals;
  if (globalPrivacyControl || doNotTrack === '1') return;
  const report = (name: string, props?: Properties) =>
    void send(eventsUrl, JSON.stringify(eventOf(name, props))).catch(() => undefined);

  let section = 0;
  const reportSection = () => {
    const shown = sectionIndexOf(location.hash);
    if (shown !== section) report('Section shown', { section: SECTION_IDS[shown] ?? '' });
    section = shown;
  };
  afterFirstPaint(() => {
    report('pageview');
    reportSection();
    addEventListener('hashchange', reportSection);
  });
  // A click with the middle button is an `auxclick`, and so is one with the right button (2).
  for (const type of ['click', 'auxclick'] as const)
    addEventListener(type, ({ target, button }) => {
      const link = target instanceof Element && target.closest(`[${APP_LINK_ATTRIBUTE}]`);
      if (link && button < 2) report('App link used');
    });
  addEventListener(MESSAGE_EVENT, (event) => report((event as CustomEvent<string>).detail));
  reportOnLeaving(report);
}

/**
 * Asynchronous, so that what an extension has broken cannot throw into the caller. A `fetch` that
 * fails may have arrived, so it is not sent again; one that cannot begin has not.
 */
async function send(eventsUrl: string, body: string): Promise<unknown> {
  try {
    if ('keepalive' in Request.prototype)
      // It is sent even if the page closes, and without a Referer header.
      return fetch(eventsUrl, {
        method: 'POST',
        // A type without a preflight.
        headers: { 'Content-Type': 'text/plain' },
        credentials: 'omit',
        keepalive: true,
        referrerPolicy: 'no-referrer',
        body,
      });
  } catch {
    // The beacon below remains.
  }
  // In Firefox before 133, only a beacon is still sent when the page closes. It also sends the
  // cookies that the collector itself may have set.
  return navigator.sendBeacon(eventsUrl, body);
}

/** A text, or nothing where an extension has broken what knows it. */
function readable(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** The event in the form of Plausible's events API. Its URL has the campaign, but no click id. */
function eventOf(name: string, props?: Properties) {
  const { origin, pathname, hostname, search } = location;
  const campaign = readable(() => String(campaignOf(search, /^utm_./i)));
  return {
    name,
    url: `${origin}${pathname}${campaign && `?${campaign}`}`,
    domain: hostname.replace(/^www\./, ''),
    // The query may have a click id, or data about the visitor from another page of the company.
    referrer: readable(() => document.referrer.replace(/[?#].*/, '')),
    props,
    // Without this, Plausible would count no visit as a bounce.
    ...(name === 'Web Vitals' && { interactive: false }),
  };
}

/**
 * Reports the Web Vitals of the visit and the number of script errors, once. If Back shows the page
 * again as it was left (back/forward cache), this is a new view of the page.
 */
function reportOnLeaving(report: (name: string, props?: Properties) => void): void {
  let errors = 0;
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, () => (errors += 1));

  const webVitals = {};
  whenIdle(() => measureWebVitals(webVitals));

  let isReported = false;
  // On the window, which the event reaches after the document, where web-vitals reports its last
  // values.
  addEventListener('visibilitychange', () => {
    if (isReported || document.visibilityState !== 'hidden') return;
    isReported = true;
    report('Web Vitals', { ...webVitals, errors: String(errors) });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isReported = false;
    errors = 0;
    report('pageview');
  });
}
