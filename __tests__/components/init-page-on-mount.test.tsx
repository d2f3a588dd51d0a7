import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferActions } from '@/components/home/offer-actions';
import { InitPageOnMount } from '@/components/init-page-on-mount';
import { measureWebVitals } from '@/lib/browser/events/measure-web-vitals';
import { reportEvents } from '@/lib/browser/events/report-events';

jest.mock('@/lib/kit/page-scripts/init-page', () => ({
  initPage: () => undefined,
  runPageScript: (_: boolean, siteParts: readonly (() => void)[]) =>
    siteParts.forEach((part) => part()),
}));
jest.mock('@/lib/kit/page-scripts/after-first-paint', () => ({
  afterFirstPaint: (act: () => void) => act(),
}));

jest.mock('@/lib/browser/events/measure-web-vitals', () => ({ measureWebVitals: jest.fn() }));

const APP_URL = 'https://play.google.com/store/apps/details?id=example.loans';
const EVENTS_URL = 'https://plausible.example/api/event';

/** The events that the page has sent. */
const sent = () =>
  jest.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);

test('on mount, adds the campaign to the app link, reports events and measures the Web Vitals', async () => {
  Object.assign(window, { Request: { prototype: { keepalive: true } } });
  window.fetch = jest
    .fn(() => Promise.reject(new Error('The collector is down.')))
    .mockImplementationOnce(() => {
      throw new Error('An extension has replaced fetch.');
    });
  history.replaceState(null, '', '/?utm_source=ads&gclid=1#about');
  render(
    <>
      <InitPageOnMount offlineCache={false} readsCampaign eventsUrl={EVENTS_URL} />
      <OfferActions appUrls={[APP_URL]} labels={{ getApp: 'Get the app', ask: 'Ask' }} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Get the app' });
  link.addEventListener('click', (event) => event.preventDefault());

  await userEvent.click(link);
  await waitFor(() => expect(measureWebVitals).toHaveBeenCalled());

  expect(link).toHaveAttribute('href', `${APP_URL}&referrer=utm_source%3Dads%26gclid%3D1`);
  expect(sent()).toMatchObject([
    { name: 'pageview', url: 'http://localhost/?utm_source=ads' },
    { name: 'Section shown', props: { section: 'about' } },
    { name: 'App link used' },
  ]);
});

test('uses beacons in browsers without fetch keepalive', () => {
  window.fetch = jest.fn();
  const sendBeacon = jest.fn();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  Object.assign(window, { Request: { prototype: {} } });
  reportEvents(EVENTS_URL);

  expect(sendBeacon).toHaveBeenCalledWith(EVENTS_URL, expect.stringContaining('"pageview"'));
  expect(fetch).not.toHaveBeenCalled();
});
