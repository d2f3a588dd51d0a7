import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfferActions } from '@/components/home/offer-actions';
import { InitPageOnMount } from '@/components/init-page-on-mount';
import { dispatchDeliveryResult } from '@/lib/browser/events/contact-message-event';
import { reportEvents } from '@/lib/browser/events/report-events';

jest.mock('@/lib/browser/page/init-page', () => ({ initPage: jest.fn() }));
jest.mock('@/lib/browser/page/after-first-paint', () => ({
  afterFirstPaint: (act: () => void) => act(),
}));

const mockMetric = (name: string, value: number) => (report: (metric: object) => void) =>
  report({ name, value });
jest.mock('web-vitals', () => ({
  onLCP: mockMetric('LCP', 1234.5),
  onINP: mockMetric('INP', 16),
  onCLS: mockMetric('CLS', 0.01234),
}));

const APP_URL = 'https://play.google.com/store/apps/details?id=example.loans';
const EVENTS_URL = 'https://plausible.example/api/event';

/** The events that the page has sent. */
const sent = () =>
  jest.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);

test('on mount, adds the campaign to the app link and reports events', async () => {
  Object.assign(window, { Request: { prototype: { keepalive: true } } });
  window.fetch = jest
    .fn(() => Promise.reject(new Error('The collector is down.')))
    .mockImplementationOnce(() => {
      throw new Error('An extension has replaced fetch.');
    });
  history.replaceState(null, '', '/?utm_source=ads&gclid=1#about');
  render(
    <>
      <InitPageOnMount offlineCache={false} appLink eventsUrl={EVENTS_URL} />
      <OfferActions appUrl={APP_URL} labels={{ getApp: 'Get the app', ask: 'Ask' }} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Get the app' });
  link.addEventListener('click', (event) => event.preventDefault());

  await userEvent.click(link);
  dispatchDeliveryResult('Message failed');
  await waitFor(() => expect(window).toHaveProperty('webVitals'));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (let time = 0; time < 2; time += 1)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

  expect(link).toHaveAttribute('href', `${APP_URL}&referrer=utm_source%3Dads%26gclid%3D1`);
  expect(sent()).toMatchObject([
    { name: 'pageview', url: 'http://localhost/?utm_source=ads' },
    { name: 'Section shown', props: { section: 'about' } },
    { name: 'App link used' },
    { name: 'Message failed' },
    { name: 'Web Vitals', props: { LCP: '1235', INP: '16', CLS: '0.012', errors: '0' } },
  ]);
});

test('uses beacons in browsers without fetch keepalive', () => {
  window.fetch = jest.fn();
  const sendBeacon = jest.fn();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon });
  Object.assign(window, { Request: { prototype: {} } });
  reportEvents(EVENTS_URL, () => undefined);

  expect(sendBeacon).toHaveBeenCalledWith(EVENTS_URL, expect.stringContaining('"pageview"'));
  expect(fetch).not.toHaveBeenCalled();
});
