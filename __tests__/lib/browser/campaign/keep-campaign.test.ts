import { keepCampaign } from '@/lib/browser/campaign/keep-campaign';

const APP = 'https://company.example/get';
const appLink = () => document.querySelector('a')?.href;

/** Opens a page of the site to which another page has led. */
function open(url: string, referrer: string): void {
  document.head.innerHTML = '<link rel="manifest" href="/loans/icons/manifest.webmanifest">';
  document.body.innerHTML = `<a href="${APP}" data-app-link="*">Get the app</a>`;
  history.replaceState({ of: 'Next' }, '', url);
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer });
  keepCampaign();
}

const SITE = 'http://localhost/loans/';

test.each([
  ['the page of this site that led to it', '/loans/terms', `${SITE}fees?utm_source=ads&x=1`],
  ['its own URL, which counts more', '/loans/?utm_source=ads', `${SITE}?utm_source=other`],
  ['what follows its fragment', '/loans/#contact?utm_source=ads', ''],
])('a page gets the campaign of the visit from %s', (_, url, referrer) => {
  open(url, referrer);

  expect(appLink()).toBe(`${APP}?utm_source=ads`);
  // The next page and the events read it there.
  expect(location.search).toBe('?utm_source=ads');
});

test.each([
  ['another site', 'https://search.example/?utm_source=ads'],
  ['other software of the same origin', 'http://localhost/shop?utm_source=ads'],
  ['a page without one', `${SITE}fees?x=1`],
  ['no page', ''],
])('a page to which %s has led gets none', (_, referrer) => {
  open('/loans/terms?a=1#fees', referrer);

  expect(appLink()).toBe(APP);
  expect(location.search + location.hash).toBe('?a=1#fees');
});

test('the other parameters, the fragment and the state of the page stay', () => {
  open('/loans/terms?a=1#fees', `${SITE}?utm_source=ads&gclid=1`);

  expect(location.search + location.hash).toBe('?a=1&utm_source=ads&gclid=1#fees');
  expect(history.state).toEqual({ of: 'Next' });
});
